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
import { type FormEvent, useContext, useState } from 'react'
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

const STAGES = [ANY, ...PROJECT_STATUSES.map((label) => ({ value: label, label }))]

const FINANCING = [ANY, ...FINANCING_OPTIONS.map((label) => ({ value: label, label }))]

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

/** Choices of the Price select (§9), of rents where asked (decision 24), and the one in force where it is none of them. */
function priceOptions(inForce: PriceRange | undefined, isRent: boolean): readonly SelectOption[] {
  const ladder = isRent ? RENT_PRICE_BUCKETS : PRICE_BUCKETS
  const options = ladder.map((bucket) => ({ value: priceFilterText(bucket), label: bucket.label }))
  if (inForce === undefined || options.some(({ value }) => value === priceFilterText(inForce))) return options
  return [...options, { value: priceFilterText(inForce), label: priceRangeText(inForce) }]
}

/** What a search can be narrowed by beyond the specification; closed until wanted, open where one is in force. */
function MoreFilters({ query }: { readonly query: ListingSearchQuery }) {
  const { strictSpec } = useContext(SiteSettingsContext)
  const { bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm } = query.filters
  const inForce = [bedrooms, unitType, stage, financing, lotMinSqm, lotMaxSqm].filter((value) => value !== undefined)
  const [isOpen, setOpen] = useState(inForce.length > 0)
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
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(4,1fr)_1.4fr_auto] lg:items-end">
        <Choice
          label="Bedrooms"
          name="bedrooms"
          options={withCounts(bedroomOptions, facets?.bedrooms)}
          chosen={typed ?? ''}
        />
        <Choice
          label="Unit type"
          name="unit_type"
          options={withCounts(UNITS, facets?.unit_type)}
          chosen={unitType === undefined ? '' : labelOf(UNIT_TYPES, unitType)}
        />
        <Choice
          label="Pre-selling or ready"
          name="stage"
          options={withCounts(STAGES, facets?.stage)}
          chosen={stage === undefined ? '' : labelOf(PROJECT_STATUSES, stage)}
        />
        <Choice
          label="Financing"
          name="financing"
          options={withCounts(FINANCING, facets?.financing)}
          chosen={financing === undefined ? '' : labelOf(FINANCING_OPTIONS, financing)}
        />
        <fieldset className="col-span-2 sm:col-span-1">
          <legend className="mb-1.5 text-sm font-medium">Lot size, sqm</legend>
          <div className="flex items-center gap-2">
            <LotSize label="Smallest lot" name="lot_min" value={lotMinSqm} />
            <span aria-hidden="true">–</span>
            <LotSize label="Largest lot" name="lot_max" value={lotMaxSqm} />
          </div>
        </fieldset>
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
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: string
}

function Choice({ label, name, options, chosen }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => <Select {...control} name={name} defaultValue={chosen} options={options} />}
    </Field>
  )
}

interface LotSizeProps {
  readonly label: string
  readonly name: string
  readonly value: number | undefined
}

function LotSize({ label, name, value }: LotSizeProps) {
  return (
    <Field label={label} isLabelHidden className="grow">
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="decimal"
          pattern="\d{1,10}(\.\d{1,2})?"
          title="Square metres, with up to two decimals"
          placeholder={name === 'lot_min' ? 'From' : 'To'}
          defaultValue={value}
        />
      )}
    </Field>
  )
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
