import { amenityPublicEndpoints } from '@tahanan/contracts/amenity/amenity.public-endpoints.ts'
import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import { roomsText, type ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { LOWERED_DAYS } from '@tahanan/contracts/property/lowered-days.ts'
import { PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { type ListingFilters, MAX_AMENITIES, parseAmenityIds } from '@tahanan/contracts/search/listing-filters.ts'
import { narrowingFilters } from '@tahanan/contracts/search/narrowing-filters.ts'
import { amountDigits } from '@tahanan/contracts/text/typed-number.ts'
import { type ChangeEvent, type FocusEvent, startTransition, useCallback, useState } from 'react'
import { labels, m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Button } from '../ui/button.tsx'
import { type SelectOption } from '../ui/field.tsx'
import { InputField } from '../ui/input-field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useDetails } from '../ui/use-details.ts'
import { Choice, including, useChosen } from './choice.tsx'
import { SEARCH_READS } from './search-reads.ts'
import { countedText, isFreePrice, roomsLabel } from './search-texts.ts'

const ANY = { value: '', label: m.search.any() }

/** `2`, or `2 or more` for `2+`. */
const rooms = (...values: readonly string[]): readonly SelectOption[] => [
  ANY,
  ...values.map((value) => ({
    value,
    label: value.endsWith('+') ? m.filter.orMore({ count: value.slice(0, -1) }) : value,
  })),
]

const BEDROOMS = rooms('1', '2', '2+', '3', '3+', '4', '4+', '5+')

const BATHROOMS = rooms('1', '2', '2+', '3', '3+', '4+')

const PARKING = [ANY, { value: 'true', label: m.filter.withParking() }]

const LOWERED = [ANY, { value: 'true', label: m.filter.within({ days: LOWERED_DAYS }) }]

const withinOption = (days: number): SelectOption => ({ value: String(days), label: m.filter.within({ days }) })

const POSTED = [ANY, ...[1, 7, 30, 90].map(withinOption)]

const UNITS = [ANY, ...UNIT_TYPES.map((value) => ({ value, label: labels.unitType[value] }))]

const STAGES = [ANY, ...PROJECT_STATUSES.map((value) => ({ value, label: labels.stage[value] }))]

const FINANCING = [ANY, ...FINANCING_OPTIONS.map((value) => ({ value, label: labels.financing[value] }))]

const AMOUNT = {
  pattern: String.raw`\s*₱?\s*[\d,]*\.?\d*\s*[kKmM]?\s*`,
  wanted: m.filter.wantedAmount(),
}

const AREA = { pattern: String.raw`\d{1,10}(\.\d{1,2})?`, wanted: m.filter.wantedArea() }

/** What is chosen outside of the panel; any other filter in force opens it from the start. */
const OUTSIDE: ReadonlySet<string> = new Set<keyof ListingFilters>([
  'forRent',
  'type',
  'price',
  'featured',
  'sizeMinSqm',
  'sizeMaxSqm',
  'kinds',
  'area',
  'bbox',
  'project',
  'developer',
])

interface MoreFiltersProps {
  readonly query: ListingSearchQuery
  readonly first: ListingList | undefined
  readonly onChange: (form: HTMLFormElement) => void
}

/**
 * What a search can be narrowed by beyond the specification; closed until wanted, open where one is in force. What is
 * chosen applies at once, what is typed when it is left.
 */
export function MoreFilters({ query, first, onChange }: MoreFiltersProps) {
  const { filters } = query
  const { bedrooms, baths, unitType, stage, financing, price, postedDays } = filters
  const isNarrowed = narrowingFilters(filters).some((name) => !OUTSIDE.has(name)) || isFreePrice(price)
  const [isOpen, setOpen] = useState(isNarrowed)
  const details = useDetails(setOpen)
  const [endpoint, input] = SEARCH_READS.facets(query)
  const facets = useEndpoint(endpoint, isOpen ? input : null).data?.facets
  const choose = ({ form }: HTMLSelectElement | HTMLInputElement) => {
    if (form !== null) onChange(form)
  }
  const [bedroomsInForce, bathsInForce] = [roomsOption(bedrooms, 'bedroom'), roomsOption(baths, 'bathroom')]
  const postedInForce = postedDays === undefined ? undefined : withinOption(postedDays)
  const choices: readonly (readonly [string, string, readonly SelectOption[], string | undefined])[] = [
    [
      'bedrooms',
      m.filter.bedrooms(),
      withCounts(including(BEDROOMS, bedroomsInForce), facets?.bedrooms),
      bedroomsInForce?.value,
    ],
    ['baths', m.filter.bathrooms(), including(BATHROOMS, bathsInForce), bathsInForce?.value],
    ['parking', m.filter.parking(), PARKING, filters.parking ? 'true' : ''],
    ['posted', m.filter.posted(), including(POSTED, postedInForce), postedInForce?.value],
    ['lowered', m.filter.lowered(), LOWERED, filters.lowered ? 'true' : ''],
    [
      'unit_type',
      m.listing.unitType(),
      withCounts(UNITS, facets?.unit_type),
      unitType === undefined ? '' : labelOf(UNIT_TYPES, unitType),
    ],
    [
      'stage',
      m.filter.stage(),
      withCounts(STAGES, facets?.stage),
      stage === undefined ? '' : labelOf(PROJECT_STATUSES, stage),
    ],
    [
      'financing',
      m.payment.financing(),
      withCounts(FINANCING, facets?.financing),
      financing === undefined ? '' : labelOf(FINANCING_OPTIONS, financing),
    ],
  ]
  const free = isFreePrice(price) ? price : undefined
  return (
    <details {...details} className="group mt-1" open={isOpen}>
      <summary className="inline-flex h-11 cursor-pointer list-none items-center gap-2 rounded px-2 font-medium text-brand hover:bg-brand-soft [&::-webkit-details-marker]:hidden">
        <Icon name="filter" />
        {m.filter.more()}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {choices.map(([name, label, options, chosen = '']) => (
          <Choice key={name} label={label} name={name} options={options} chosen={chosen} onChange={choose} />
        ))}
        <Range
          legend={m.filter.priceRange()}
          name="price"
          ends={[free?.minPesos, free?.maxPesos]}
          typed={AMOUNT}
          onChange={onChange}
        />
        <Range
          legend={m.filter.lotRange()}
          name="lot"
          ends={[filters.lotMinSqm, filters.lotMaxSqm]}
          typed={AREA}
          onChange={onChange}
        />
        <Range
          legend={m.filter.floorRange()}
          name="floor"
          ends={[filters.floorMinSqm, filters.floorMaxSqm]}
          typed={AREA}
          onChange={onChange}
        />
        <AmenityBoxes chosen={filters.amenities ?? []} isWanted={isOpen} onChoose={choose} />
        <Button type="submit" kind="secondary" className="col-span-2 self-end sm:col-span-1">
          {first === undefined || first.count === null ? m.filter.apply() : shownText(first)}
        </Button>
      </div>
    </details>
  )
}

/** `Show 312 listings`, `Show 1,000+ listings`. */
function shownText({ count, count_exact: isExact }: ListingList): string {
  return m.search.show({ count: count ?? 0, shown: countedText(count ?? 0, isExact === true) })
}

function roomsOption(inForce: ListingFilters['bedrooms'], room: 'bedroom' | 'bathroom'): SelectOption | undefined {
  return inForce && { value: roomsText(inForce), label: roomsLabel(inForce, room) }
}

interface AmenityBoxesProps {
  readonly chosen: readonly number[]
  /** The panel is open: their names are asked for. */
  readonly isWanted: boolean
  readonly onChoose: (box: HTMLInputElement) => void
}

/** Every amenity there is; a listing must have all that are chosen. */
function AmenityBoxes({ chosen, isWanted, onChoose }: AmenityBoxesProps) {
  const { data } = useEndpoint(amenityPublicEndpoints.list, isWanted || chosen.length > 0 ? {} : null)
  const [shown, show] = useChosen(chosen.join())
  const ids = parseAmenityIds(shown) ?? []
  const isFull = ids.length >= MAX_AMENITIES
  const toggle = (id: number, box: HTMLInputElement) =>
    startTransition(() => {
      show((box.checked ? [...ids, id] : ids.filter((other) => other !== id)).join())
      onChoose(box)
    })
  if (data === undefined || data.results.length === 0)
    return chosen.map((id) => <input key={id} type="hidden" name="amenities" value={id} />)
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1.5 text-sm font-medium">{m.listing.amenities()}</legend>
      <div className="grid max-h-44 grid-cols-1 gap-x-4 overflow-y-auto rounded border border-line p-2 min-[400px]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4">
        {data.results.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded px-1.5 text-sm hover:bg-sunken"
          >
            <input
              type="checkbox"
              name="amenities"
              value={id}
              checked={ids.includes(id)}
              disabled={isFull && !ids.includes(id)}
              onChange={({ currentTarget }) => toggle(id, currentTarget)}
              className="size-5 shrink-0 accent-brand"
            />
            {name}
          </label>
        ))}
      </div>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {isFull && m.filter.mostAmenities({ count: MAX_AMENITIES })}
      </p>
    </fieldset>
  )
}

interface RangeProps {
  readonly legend: string
  /** The parameters are `${name}_min` and `${name}_max`. */
  readonly name: (typeof RANGES)[number]
  readonly ends: readonly [least: number | null | undefined, most: number | null | undefined]
  /** What each end may be, for the browser and for who meets it. */
  readonly typed: { readonly pattern: string; readonly wanted: string }
  readonly onChange: (form: HTMLFormElement) => void
}

const RANGES = ['price', 'lot', 'floor'] as const

/** From and to, either of which may be left open. */
function Range({ legend, name, ends: [least, most], typed, onChange }: RangeProps) {
  const shared = { name, typed, onChange }
  return (
    <fieldset className="col-span-2 sm:col-span-1">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex items-center gap-2">
        <RangeEnd {...shared} end="min" label={m.filter.minOf({ legend })} value={least} />
        <span aria-hidden="true">–</span>
        <RangeEnd {...shared} end="max" label={m.filter.maxOf({ legend })} value={most} />
      </div>
    </fieldset>
  )
}

interface RangeEndProps extends Pick<RangeProps, 'name' | 'typed' | 'onChange'> {
  readonly end: 'min' | 'max'
  readonly label: string
  readonly value: number | null | undefined
}

/** What is typed applies when it is left, unless it is in force already. */
function RangeEnd({ name, end, label, value, typed, onChange }: RangeEndProps) {
  const inForce = String(value ?? '')
  const [draft, setDraft] = useState({ inForce, text: inForce })
  if (draft.inForce !== inForce) setDraft({ inForce, text: inForce })
  // What was typed before this code came stays.
  const catchUp = useCallback((input: HTMLInputElement | null) => {
    if (input === null) return
    setDraft((known) => (known.text === input.value ? known : { ...known, text: input.value }))
    if (input.form !== null) refuseUpsideDown(input.form)
  }, [])
  const leave = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
    // What cannot be yet is not held up: the other end may be what is mended next.
    if (form?.checkValidity() === true && draft.text !== inForce) onChange(form)
  }
  const type = ({ currentTarget: { form, value: text } }: ChangeEvent<HTMLInputElement>) => {
    setDraft({ inForce, text })
    if (form !== null) refuseUpsideDown(form)
  }
  return (
    <InputField
      label={label}
      isLabelHidden
      className="grow"
      ref={catchUp}
      name={`${name}_${end}`}
      pattern={typed.pattern}
      title={typed.wanted}
      inputMode={name === 'price' ? 'text' : 'decimal'}
      placeholder={end === 'min' ? m.filter.min() : m.filter.max()}
      value={draft.text}
      onChange={type}
      onBlur={leave}
    />
  )
}

/** Says so beside a range whose end is below its beginning; one that cannot be read is no beginning. */
function refuseUpsideDown(form: HTMLFormElement): void {
  for (const name of RANGES) {
    const [least, most] = ['min', 'max'].map((end) => form.elements.namedItem(`${name}_${end}`))
    if (!(least instanceof HTMLInputElement && most instanceof HTMLInputElement)) continue
    const isUpsideDown =
      !least.validity.patternMismatch &&
      Number(amountDigits(least.value) ?? 0) > Number(amountDigits(most.value) ?? Infinity)
    most.setCustomValidity(isUpsideDown ? m.filter.upsideDown() : '')
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
    return { value, label: `${label} (${countedText(choice.count, choice.count_exact)})` }
  })
}
