import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import { statusLabel } from '@tahanan/contracts/property/property-status.ts'
import { forGood } from '@tahanan/web/ui/browser-storage.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { Picture } from '@tahanan/web/ui/picture.tsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { z } from 'zod'
import { LISTING_CARE_LABELS } from '../overview/care-labels.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { CutText } from '../table/cut-text.tsx'
import type { Column } from '../table/data-table.tsx'
import { useAddressFilter } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { InlineCell } from './inline-cell.tsx'

/** Every column of the list; the name is always there. */
const LISTING_COLUMNS: readonly Column<ListingListItem>[] = [
  { heading: 'Name', sort: 'name', show: (listing) => <NameCell listing={listing} /> },
  {
    heading: 'Price',
    sort: 'price',
    show: (listing) => <InlineCell listing={listing} field="price" />,
    className: 'tabular-nums',
  },
  { heading: 'Type', show: ({ property_type: type }) => type },
  { heading: 'Listing Status', show: statusLabel },
  { heading: 'Listing Address', show: ({ location }) => location },
  { heading: 'Project', show: ({ project_name: project }) => project ?? '—' },
  { heading: 'Developer', show: ({ developer_name: developer }) => developer ?? '—' },
  { heading: 'Broker', show: ({ broker_name: broker }) => broker ?? '—' },
  { heading: 'Availability', show: (listing) => <InlineCell listing={listing} field="availability" /> },
  { heading: 'Health', show: (listing) => <HealthCell listing={listing} /> },
  { heading: 'Updated', sort: 'updated', show: ({ updated_at: at }) => momentText(at) },
]

/** Of §2. */
const SPECIFIED = ['Type', 'Listing Status', 'Listing Address', 'Project', 'Developer', 'Availability']

const USUAL = dashboardSettings.strictSpec ? SPECIFIED : ['Price', ...SPECIFIED, 'Broker', 'Health', 'Updated']

/** All but the name. */
export const OPTIONAL_COLUMNS = LISTING_COLUMNS.map(({ heading }) => heading).filter((heading) => heading !== 'Name')

const KEPT = 'listing-columns'

const keptSchema = z.array(z.enum(OPTIONAL_COLUMNS)).catch(USUAL)

const ADDRESS = ['columns'] as const

/** The columns that the address names, as that of a view does; else those that somebody chose last in this browser. */
export function useListingColumns() {
  const [usual, setUsual] = useState<readonly string[]>(() => keptSchema.parse(forGood.readJson(KEPT)))
  const address = useAddressFilter(ADDRESS)
  const named = address.get('columns').split(',')
  const chosen = named.some((heading) => OPTIONAL_COLUMNS.includes(heading)) ? named : usual
  const choose = (headings: readonly string[]): void => {
    if (chosen === named) return address.change({ columns: headings.join(',') })
    setUsual(headings)
    forGood.write(KEPT, JSON.stringify(headings))
  }
  const names = chosen.join(',')
  const columns = useMemo(
    () => LISTING_COLUMNS.filter(({ heading }) => heading === 'Name' || names.split(',').includes(heading)),
    [names],
  )
  return { columns, chosen, choose }
}

function NameCell({ listing }: { readonly listing: ListingListItem }) {
  const { id, name, image, featured, is_published: isPublished } = listing
  return (
    <span className="inline-flex items-center gap-3 align-middle">
      {image === null ? (
        <span aria-hidden className="h-10 w-14 shrink-0 rounded-sm bg-sunken" />
      ) : (
        <Picture src={image} alt="" width={56} height={40} className="h-10 w-14 shrink-0 rounded-sm" />
      )}
      <span className="min-w-0">
        <Link to={`/dashboard/viewlisting/${id}`} className="font-medium hover:text-brand hover:underline">
          <CutText text={name} className="md:!max-w-[clamp(10rem,20vw,36rem)]" />
        </Link>
        {!isPublished && <Chip tone="warning">Draft</Chip>} {featured && <Chip tone="brand">Featured</Chip>}
      </span>
    </span>
  )
}

function HealthCell({ listing: { warnings } }: { readonly listing: ListingListItem }) {
  const [first, ...others] = warnings
  if (first === undefined) return 'Good'
  return (
    <span title={warnings.map(({ message }) => message).join(' ')} className="whitespace-nowrap">
      <Chip tone="warning">{LISTING_CARE_LABELS[first.code]}</Chip> {others.length > 0 && `+${others.length}`}
    </span>
  )
}
