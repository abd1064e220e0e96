import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { type filterParams, listingSearchParams } from '@tahanan/contracts/listing/listing-search-params.ts'
import { PRICE_BUCKETS, priceFilterText, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-text.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { LISTING_ORDER_LABELS, type ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { type FormEvent, useContext, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ownAddress } from '../message/language.ts'
import { labels, m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { SelectOption } from '../ui/field.tsx'
import { formParams } from '../ui/form-params.ts'
import { Choice, including } from './choice.tsx'
import { readSearchAddress } from './read-search-address.ts'
import { type SearchAddress, searchHref } from './search-href.ts'
import { SearchTextInput } from './search-text-input.tsx'
import { isFreePrice, priceRangeText } from './search-texts.ts'

const STATUSES = [
  { value: '', label: m.search.any() },
  { value: BROKERAGE_STATUSES[FOR_SALE], label: m.offer.buy() },
  { value: BROKERAGE_STATUSES[FOR_RENT], label: m.offer.rent() },
]

/** What has no field in the form, and goes on with a new search. */
const KEPT = [
  'featured',
  'area',
  'kind',
  'bbox',
  'project',
  'developer',
  'size_min',
  'size_max',
] as const satisfies readonly (keyof ReturnType<typeof filterParams>)[]

const loadMoreFilters = async () => (await import('./more-filters.tsx')).MoreFilters
const MoreFilters = pagePart(import.meta.env.SSR ? await loadMoreFilters() : undefined, loadMoreFilters)

const TYPE_OPTIONS = SEARCH_TYPES.map((type) => ({ value: type, label: labels.searchType[type] }))

interface SearchBarProps {
  readonly query: SearchAddress
  /** How what it finds is to be sorted. */
  readonly order: ListingOrder
  /** The answer, once it is there. */
  readonly first: ListingList | undefined
}

/**
 * "A search bar … a Property Type select, a Price select and a Search button" (§2), and below it what else a search
 * can be narrowed by. What is chosen applies at once; a form like any other, without a script the browser sends it.
 */
export function SearchBar({ query, order, first }: SearchBarProps) {
  const navigate = useNavigate()
  const { strictSpec } = useContext(SiteSettingsContext)
  const href = searchHref(query)
  // What is typed belongs to the search that is shown: another one begins with its own words.
  const [typed, setTyped] = useState({ href, text: query.search.text })
  const text = typed.href === href ? typed.text : query.search.text
  const { forRent, type, price } = query.filters
  const kept = listingSearchParams(query)

  const apply = (form: HTMLFormElement, isPriceChosen: boolean) => {
    if (!form.reportValidity()) return
    const params = formParams(form)
    // A price is chosen from the list or typed as a range; the later one holds.
    if (isPriceChosen) ['price_min', 'price_max'].forEach((name) => params.delete(name))
    else if (isFreePrice(price) && form.elements.namedItem('price_min') !== null) params.delete('price')
    void navigate(searchHref(readSearchAddress(params)))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(event.currentTarget, false)
  }
  const choose = ({ form, name }: HTMLSelectElement) => {
    if (form !== null) apply(form, name === 'price')
  }

  return (
    <Card className="p-3 sm:p-4">
      {/* Scripts check it: without them nothing would open the panel of a field that the browser refuses. */}
      <form noValidate ref={openRefused} role="search" action={ownAddress('/search')} onSubmit={submit}>
        {KEPT.map((name) => {
          const value = kept.get(name)
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
        })}
        {query.map && <input type="hidden" name="map" value="1" />}
        {order !== 'newest' && <input type="hidden" name="sort" value={LISTING_ORDER_LABELS[order]} />}
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[1fr_8rem_10rem_10rem_auto] lg:items-end">
          <div className="col-span-2 sm:col-span-3 lg:col-span-1">
            <SearchTextInput value={text} onChange={(next) => setTyped({ href, text: next })} />
          </div>
          <Choice
            label={m.offer.either()}
            name="status"
            options={STATUSES}
            chosen={forRent === undefined ? '' : BROKERAGE_STATUSES[forRent ? FOR_RENT : FOR_SALE]}
            onChange={choose}
          />
          <Choice label={m.search.type()} name="type" options={TYPE_OPTIONS} chosen={type ?? 'Any'} onChange={choose} />
          <Choice
            label={m.search.price()}
            name="price"
            options={priceOptions(price, forRent === true && !strictSpec)}
            chosen={price === undefined ? '' : priceFilterText(price)}
            onChange={choose}
          />
          <Button type="submit" icon="search" className="self-end sm:col-span-3 lg:col-span-1">
            {m.search.submit()}
          </Button>
        </div>
        {!strictSpec && <MoreFilters query={query} first={first} onChange={(form) => apply(form, false)} />}
      </form>
    </Card>
  )
}

/**
 * Opens a closed panel for a field in it that is refused, or the browser could show neither the field nor why. React's
 * own listener would wait for the panel's code.
 */
function openRefused(form: HTMLFormElement) {
  const open = ({ target }: Event) => {
    const panel = target instanceof Element ? target.closest('details') : null
    if (panel !== null) panel.open = true
  }
  form.addEventListener('invalid', open, true)
  return () => form.removeEventListener('invalid', open, true)
}

/** Choices of the Price select (§9), of rents where asked (decision 24), and the one in force where it is none of them. */
function priceOptions(inForce: PriceRange | undefined, isRent: boolean): readonly SelectOption[] {
  const brackets = isRent ? RENT_PRICE_BUCKETS : PRICE_BUCKETS
  const option = (range: PriceRange) => ({ value: priceFilterText(range), label: priceRangeText(range) })
  return including(brackets.map(option), inForce && option(inForce))
}
