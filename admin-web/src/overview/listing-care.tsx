import {
  type ListingAttention as Care,
  listingAttentionEndpoints,
} from '@tahanan/contracts/attention/attention.endpoints.ts'
import { LISTING_WARNING_CODES } from '@tahanan/contracts/listing/listing-rules.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { Select } from '@tahanan/web/ui/field.tsx'
import { Link } from 'react-router-dom'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { useMay } from '../session/use-session.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { useAddressFilter, useTableAddress } from '../table/use-table-address.ts'
import { LISTING_CARE_LABELS } from './care-labels.ts'
import { CareReasons } from './care-reasons.tsx'
import { numberText } from '../screen/count-texts.ts'

const FILTERS = ['reason'] as const

/** Listings that staff should look at, all or for one reason, each leading to where it is mended. */
export function ListingCare({ counts }: { readonly counts: OverviewAnswer['care']['listings'] }) {
  const table = useTableAddress('listings_')
  const filter = useAddressFilter(FILTERS, 'listings_')
  const reason = LISTING_WARNING_CODES.find((known) => known === filter.get('reason'))
  const list = useEndpoint(listingAttentionEndpoints.list, { query: { ...table.query, reason } })
  const screen = useMay(listingEndpoints.update) ? 'editlisting' : 'viewlisting'
  const columns: readonly Column<Care>[] = [
    {
      heading: 'Listing',
      className: 'md:w-2/5 md:!align-top',
      show: ({ id, name }) => (
        <Link to={`/dashboard/${screen}/${id}`} className="font-medium hover:text-brand hover:underline">
          {name}
        </Link>
      ),
    },
    {
      heading: 'Why',
      show: ({ reasons }) => (
        <CareReasons reasons={reasons.map(({ code, message }) => ({ label: LISTING_CARE_LABELS[code], message }))} />
      ),
    },
  ]
  const countOf = (code: string): number => counts.find((each) => each.reason === code)?.count ?? 0
  return (
    <DataTable
      noun="listings needing care"
      nothing="Every listing is as it should be"
      table={table}
      list={list}
      columns={columns}
      filters={
        <Select
          aria-label="Why a listing needs care"
          className="w-64"
          value={reason ?? ''}
          options={[
            { value: '', label: 'Any reason' },
            ...LISTING_WARNING_CODES.map((value) => ({
              value,
              label: `${LISTING_CARE_LABELS[value]} (${numberText(countOf(value))})`,
            })),
          ]}
          onChange={(event) => filter.change({ reason: event.target.value })}
        />
      }
    />
  )
}
