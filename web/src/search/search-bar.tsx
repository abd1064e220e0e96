import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchParams, type ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { PRICE_BUCKETS, priceFilterText, RENT_PRICE_BUCKETS } from '@tahanan/contracts/money/price-filter.ts'
import type { PriceRange } from '@tahanan/contracts/money/price-text.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import {
  BROKERAGE_STATUSES,
  FOR_RENT,
  FOR_SALE,
  PROJECT_STATUSES,
} from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { LISTING_ORDER_LABELS } from '@tahanan/contracts/search/listing-order.ts'
import { amountDigits } from '@tahanan/contracts/text/typed-number.ts'
import { type ChangeEvent, type FormEvent, useContext, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Input, Select, type SelectOption } from '../ui/field.tsx'
import { formParams } from '../ui/form-params.ts'
import { Icon } from '../ui/icon.tsx'
import { readSearchAddress } from './read-search-address.ts'
import { searchHref } from './search-href.ts'
import { SEARCH_READS } from './search-reads.ts'
import { SearchTextInput } from './search-text-input.tsx'
import { bedroomsText, priceRangeText } from './search-texts.ts'

const GROUPED = new Intl.NumberFormat('en-PH')

const ANY = { value: '', label: 'Any' }

const BEDROOMS = [ANY, ...['1', '2', '3', '4', '5+'].map((value) => ({ value, label: value }))]

const UNITS = [ANY, ...UNIT_TYPES.map((label) => ({ value: label, label }))]

const STATUSES = [
  { value: '', label: 'Any' },
  { value: BROKERAGE_STATUSES[FOR_SALE], label: 'Buy' },
  { value: BROKERAGE_STATUSES[FOR_RENT], label: 'Rent' },
]

const STAGES = [ANY, ...PROJECT_STATUSES.map((label) => ({ value: label, label }))]

const FINANCING = [ANY, ...FINANCING_OPTIONS.map((label) => ({ value: label, label }))]

/** What has no field in the form, and goes on with a new search. */
const KEPT = ['area', 'kind', 'bbox', 'project', 'developer', 'floor_min', 'floor_max', 'size_min', 'size_max'] as const

const TYPE_OPTIONS = SEARCH_TYPES.map((type) => ({ value: type, label: type }))

/**
 * "A search bar … a Property Type select, a Price select and a Search button" (§2), and below it what else a search
 * can be narrowed by. What is chosen applies at once; a form like any other, without a script the browser sends it.
 */
export function SearchBar({ query }: { readonly query: ListingSearchQuery }) {
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
  const choose = ({ currentTarget: { form, name } }: ChangeEvent<HTMLSelectElement>) => {
    if (form !== null) apply(form, name === 'price')
  }

  return (
    <Card className="p-3 sm:p-4">
      <form role="search" action="/search" onSubmit={submit}>
        {KEPT.map((name) => {
          const value = kept.get(name)
          return value === null ? null : <input key={name} type="hidden" name={name} value={value} />
        })}
        {query.order !== 'newest' && <input type="hidden" name="sort" value={LISTING_ORDER_LABELS[query.order]} />}
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[1fr_8rem_10rem_10rem_auto] lg:items-end">
          <div className="col-span-2 sm:col-span-3 lg:col-span-1">
            <SearchTextInput value={text} onChange={(next) => setTyped({ href, text: next })} />
          </div>
          <Choice
            label="Buy or rent"
            name="status"
            options={STATUSES}
            chosen={forRent === undefined ? '' : BROKERAGE_STATUSES[forRent ? FOR_RENT : FOR_SALE]}
            onChange={choose}
          />
          <Choice label="Property Type" name="type" options={TYPE_OPTIONS} chosen={type ?? 'Any'} onChange={choose} />
          <Choice
            label="Price"
            name="price"
            options={priceOptions(price, forRent === true && !strictSpec)}
            chosen={price === undefined ? '' : priceFilterText(price)}
            onChange={choose}
          />
          <Button type="submit" icon="search" className="self-end sm:col-span-3 lg:col-span-1">
            Search
          </Button>
        </div>
        <MoreFilters query={query} onChoose={choose} />
      </form>
    </Card>
  )
}

/** Choices of the Price select (§9), of rents where asked (decision 24), and the one in force where it is none of them. */
function priceOptions(inForce: PriceRange | undefined, isRent: boolean): readonly SelectOption[] {
  const ladder = isRent ? RENT_PRICE_BUCKETS : PRICE_BUCKETS
  const options = ladder.map((bucket) => ({ value: priceFilterText(bucket), label: bucket.label }))
  if (inForce === undefined || options.some(({ value }) => value === priceFilterText(inForce))) return options
  return [...options, { value: priceFilterText(inForce), label: priceRangeText(inForce) }]
}

interface MoreFiltersProps {
  readonly query: ListingSearchQuery
  readonly onChoose: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** A range that is none of the list's. */
function isFreePrice(price: PriceRange | undefined): boolean {
  if (price === undefined) return false
  return ![...PRICE_BUCKETS, ...RENT_PRICE_BUCKETS].some((bucket) => priceFilterText(bucket) === priceFilterText(price))
}

/** What a search can be narrowed by beyond the specification; closed until wanted, open where one is in force. */
function MoreFilters({ query, onChoose }: MoreFiltersProps) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const { bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm, price } = query.filters
  const inForce = [bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm].filter((value) => value !== undefined)
  const isNarrowed = inForce.length > 0 || isFreePrice(price)
  const [isOpen, setOpen] = useState(isNarrowed)
  const [endpoint, input] = SEARCH_READS.facets(query)
  const facets = useEndpoint(endpoint, isOpen && !strictSpec ? input : null).data?.facets
  if (strictSpec) return null
  const typed = bedrooms && `${bedrooms.count}${bedrooms.orMore ? '+' : ''}`
  const bedroomOptions = BEDROOMS.some(({ value }) => value === (typed ?? ''))
    ? BEDROOMS
    : [...BEDROOMS, { value: typed ?? '', label: bedrooms === undefined ? '' : bedroomsText(bedrooms) }]
  return (
    <details className="group mt-1" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex h-11 cursor-pointer list-none items-center gap-2 rounded px-2 font-medium text-brand hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
        <Icon name="filter" />
        More filters
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:items-end">
        <Choice
          label="Bedrooms"
          name="bedrooms"
          options={withCounts(bedroomOptions, facets?.bedrooms)}
          chosen={typed ?? ''}
          onChange={onChoose}
        />
        <Choice
          label="Unit type"
          name="unit_type"
          options={withCounts(UNITS, facets?.unit_type)}
          chosen={unitType === undefined ? '' : labelOf(UNIT_TYPES, unitType)}
          onChange={onChoose}
        />
        <Choice
          label="Pre-selling or ready"
          name="stage"
          options={withCounts(STAGES, facets?.stage)}
          chosen={stage === undefined ? '' : labelOf(PROJECT_STATUSES, stage)}
          onChange={onChoose}
        />
        <Choice
          label="Financing"
          name="financing"
          options={withCounts(FINANCING, facets?.financing)}
          chosen={financing === undefined ? '' : labelOf(FINANCING_OPTIONS, financing)}
          onChange={onChoose}
        />
        <Range
          legend="Price, ₱"
          name="price"
          least={isFreePrice(price) ? price?.minPesos : null}
          most={isFreePrice(price) ? price?.maxPesos : null}
          pattern="\s*₱?\s*[\d,]*\.?\d*\s*[kKmM]?\s*"
          wanted="An amount such as 1,500,000, 1.5M or 25k"
        />
        <Range
          legend="Lot size, sqm"
          name="lot"
          least={lotMinSqm}
          most={lotMaxSqm}
          pattern="\d{1,10}(\.\d{1,2})?"
          wanted="Square metres, with up to two decimals"
        />
        <Button type="submit" kind="secondary" className="col-span-2 self-end sm:col-span-1">
          Apply
        </Button>
      </div>
    </details>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly options: readonly SelectOption[]
  readonly chosen: string
  readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** The address says what is chosen. */
function Choice({ label, name, options, chosen, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => <Select {...control} name={name} value={chosen} options={options} onChange={onChange} />}
    </Field>
  )
}

interface RangeProps {
  readonly legend: string
  /** The parameters are `${name}_min` and `${name}_max`. */
  readonly name: 'price' | 'lot'
  readonly least: number | null | undefined
  readonly most: number | null | undefined
  /** What each end may be, for the browser and for who meets it. */
  readonly pattern: string
  readonly wanted: string
}

function Range({ legend, name, least, most, pattern, wanted }: RangeProps) {
  const bound = (end: 'min' | 'max', value: number | null | undefined) => (
    <Field label={`${end === 'min' ? 'From' : 'To'}, ${legend}`} isLabelHidden className="grow">
      {(control) => (
        <Input
          {...control}
          key={value}
          name={`${name}_${end}`}
          pattern={pattern}
          title={wanted}
          placeholder={end === 'min' ? 'From' : 'To'}
          defaultValue={value ?? ''}
          onInput={({ currentTarget: { form } }) => form !== null && refuseUpsideDown(form)}
        />
      )}
    </Field>
  )
  return (
    <fieldset className="col-span-2 sm:col-span-1">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex items-center gap-2">
        {bound('min', least)}
        <span aria-hidden="true">–</span>
        {bound('max', most)}
      </div>
    </fieldset>
  )
}

/** Says so beside a range whose end is below its beginning. */
function refuseUpsideDown(form: HTMLFormElement): void {
  for (const name of ['price', 'lot']) {
    const [least, most] = ['min', 'max'].map((end) => form.elements.namedItem(`${name}_${end}`))
    if (!(least instanceof HTMLInputElement && most instanceof HTMLInputElement)) continue
    const isUpsideDown = Number(amountDigits(least.value) ?? 0) > Number(amountDigits(most.value) ?? Infinity)
    most.setCustomValidity(isUpsideDown ? 'This is less than where the range begins.' : '')
  }
}

type Facet = NonNullable<ListingList['facets']>['bedrooms']

/** Options of a filter with how many listings each would leave; as they are while that is not known. */
export function withCounts(options: readonly SelectOption[], facet: Facet | undefined): readonly SelectOption[] {
  const counts = new Map(facet?.map((choice) => [choice.value, choice]))
  return options.map(({ value, label }) => {
    const choice = counts.get(value)
    // None or more says nothing.
    if (choice === undefined || (choice.count === 0 && !choice.count_exact)) return { value, label }
    return { value, label: `${label} (${GROUPED.format(choice.count)}${choice.count_exact ? '' : '+'})` }
  })
}
