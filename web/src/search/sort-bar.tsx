import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { LISTING_ORDER_LABELS, LISTING_ORDERS, type ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { useContext } from 'react'
import { Link } from 'react-router-dom'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { countText } from './count-text.ts'
import { searchHref } from './search-href.ts'

interface SortBarProps {
  readonly query: ListingSearchQuery
  readonly order: ListingOrder
  readonly onChange: (order: ListingOrder) => void
  readonly loaded: number
  readonly first: ListingList
  readonly hasMore: boolean
}

const OPTIONS = LISTING_ORDERS.map((order) => ({ value: order, label: LISTING_ORDER_LABELS[order] }))

/**
 * How many there are, and "a sort select" (§2) that re-orders what is loaded (§4). While there is more, it says among how many, and offers to
 * sort all of them (decision 15).
 */
export function SortBar({ query, order, onChange, loaded, first, hasMore }: SortBarProps) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const isPartial = order !== query.order && hasMore && !strictSpec
  const all =
    first.count === null ? 'more' : `${first.count.toLocaleString('en-PH')}${first.count_exact === true ? '' : '+'}`
  const choose = (value: string) => onChange(LISTING_ORDERS.find((known) => known === value) ?? 'newest')
  return (
    <div className="mb-5 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="mr-auto text-ink-soft">
        {first.count !== null && countText(first.count, first.count_exact === true)}
      </p>
      {isPartial && (
        <p role="status" className="text-sm text-ink-soft">
          Sorted among {loaded} of {all}.{' '}
          <Link
            to={searchHref({ ...query, order, page: 1 })}
            className="font-medium text-brand underline underline-offset-4"
          >
            Sort all results
          </Link>
        </p>
      )}
      <Field label="Sort by" isLabelHidden className="w-44 sm:w-56">
        {(control) => (
          <Select {...control} options={OPTIONS} value={order} onChange={(event) => choose(event.target.value)} />
        )}
      </Field>
    </div>
  )
}
