import { listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { priceFilterText } from '@tahanan/contracts/money/price-filter-text.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { LISTING_ORDER_LABELS } from '@tahanan/contracts/search/listing-order.ts'
import { type FormEvent, useContext, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { formParams } from '../ui/form-params.ts'
import { MoreFilters } from './more-filters.tsx'
import { priceOptions } from './price-options.ts'
import { readSearchAddress } from './read-search-address.ts'
import { searchHref } from './search-href.ts'
import { SearchTextInput } from './search-text-input.tsx'

/** What has no field in the form, and goes on with a new search. */
const KEPT = ['area', 'kind', 'bbox', 'project', 'developer', 'floor_min', 'floor_max', 'size_min', 'size_max'] as const

const TYPE_OPTIONS = SEARCH_TYPES.map((type) => ({ value: type, label: type }))

/**
 * "A search bar … a Property Type select, a Price select and a Search button" (§2), and below it what else a search
 * can be narrowed by. A form like any other: without a script the browser sends it by itself.
 */
export function SearchBar({ query }: { readonly query: ListingSearchQuery }) {
  const navigate = useNavigate()
  const { strictSpec } = useContext(SiteSettingsContext)
  const [text, setText] = useState(query.search.text)
  const { forRent, type, price } = query.filters
  const status = forRent === undefined ? undefined : BROKERAGE_STATUSES[forRent ? FOR_RENT : FOR_SALE]

  const kept = listingSearchParams(query)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(searchHref(readSearchAddress(formParams(event.currentTarget))))
  }

  return (
    <Card className="p-3 sm:p-4">
      <form role="search" action="/search" onSubmit={submit}>
        {status !== undefined && <input type="hidden" name="status" value={status} />}
        {KEPT.map((name) => {
          const value = kept.get(name)
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
        })}
        {query.order !== 'newest' && <input type="hidden" name="sort" value={LISTING_ORDER_LABELS[query.order]} />}
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-[1fr_11rem_11rem_auto]">
          <div className="col-span-2 lg:col-span-1">
            <SearchTextInput value={text} onChange={setText} />
          </div>
          <Field label="Property Type" isLabelHidden>
            {(control) => <Select {...control} name="type" defaultValue={type ?? 'Any'} options={TYPE_OPTIONS} />}
          </Field>
          <Field label="Price" isLabelHidden>
            {(control) => (
              <Select
                {...control}
                name="price"
                defaultValue={price === undefined ? '' : priceFilterText(price)}
                options={priceOptions(price, forRent === true && !strictSpec)}
              />
            )}
          </Field>
          <Button type="submit" icon="search" className="col-span-2 lg:col-span-1">
            Search
          </Button>
        </div>
        <MoreFilters query={query} />
      </form>
    </Card>
  )
}
