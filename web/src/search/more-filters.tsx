import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-query.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { useContext, useState } from 'react'
import { useEndpoint } from '../api/use-endpoint.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { bedroomsText } from './bedrooms-text.ts'
import { SEARCH_READS } from './search-reads.ts'
import { withCounts } from './with-counts.ts'

const ANY = { value: '', label: 'Any' }
const BEDROOMS = [ANY, ...['1', '2', '3', '4', '5+'].map((value) => ({ value, label: value }))]
const UNITS = [ANY, ...UNIT_TYPES.map((label) => ({ value: label, label }))]
const STAGES = [ANY, ...PROJECT_STATUSES.map((label) => ({ value: label, label }))]
const FINANCING = [ANY, ...FINANCING_OPTIONS.map((label) => ({ value: label, label }))]

/** What a search can be narrowed by beyond the specification; closed until wanted, open where one is in force. */
export function MoreFilters({ query }: { readonly query: ListingSearchQuery }) {
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
