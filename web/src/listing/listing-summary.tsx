import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { statusLabel } from '@tahanan/contracts/property/status-label.ts'
import { HeartButton } from '../shortlist/heart-button.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { monthlyEquityText } from './monthly-equity-text.ts'

/** Price and status, name, place, and whose offer it is. */
export function ListingSummary({ listing }: { readonly listing: ListingDetail }) {
  const { name, location, price_full: price, availability } = listing
  const equity = monthlyEquityText(listing)
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="text-3xl font-bold tabular-nums text-ink">{price}</span>
          <Chip tone="brand">{statusLabel(listing)}</Chip>
          {availability !== 'Available' && <Chip tone="accent">{availability}</Chip>}
        </p>
        <HeartButton id={listing.id} name={name} className="-my-1 border border-line print:hidden" />
      </div>
      {equity !== undefined && (
        <p className="mt-1">
          <a href="#payment" className="font-medium tabular-nums text-brand underline-offset-4 hover:underline">
            {equity}
          </a>
        </p>
      )}
      <h1 className="mt-3 text-2xl font-semibold sm:text-3xl">{name}</h1>
      <p className="mt-2 flex items-start gap-1.5 text-ink-soft">
        <Icon name="pin" className="mt-0.5 size-5" />
        {location}
      </p>
      <p className="mt-3 text-ink-soft">
        <Offer listing={listing} />
      </p>
    </header>
  )
}

/** Project or Brokerage, and the project and its developer where there are any. */
function Offer({ listing }: { readonly listing: ListingDetail }) {
  const { type, project_name, project_slug, developer_name, developer_slug } = listing
  const isProject = type === PROJECT_LISTING
  return (
    <>
      <span className="font-medium text-ink">{isProject ? 'Project' : 'Brokerage'}</span>
      {project_slug !== null && (
        <>
          {isProject ? ' · ' : ' · in '}
          <TextLink to={`/project/${project_slug}/`}>{project_name}</TextLink>
        </>
      )}
      {developer_slug !== null && (
        <>
          {' by '}
          <TextLink to={`/developer/${developer_slug}/`}>{developer_name}</TextLink>
        </>
      )}
    </>
  )
}
