import { brokerEndpoints } from '@tahanan/contracts/broker/broker.endpoints.ts'
import { developerEndpoints } from '@tahanan/contracts/developer/developer.endpoints.ts'
import type { LISTING_FILTERS } from '@tahanan/contracts/listing/listing-list-query.ts'
import { LISTING_WARNING_CODES } from '@tahanan/contracts/listing/listing-rules.ts'
import { placeEndpoints } from '@tahanan/contracts/place/place.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { type SelectOption } from '@tahanan/web/ui/field.tsx'
import { SelectField } from '../form/fields.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { groupDigits, PLAIN_DIGITS } from '../form/digits.ts'
import { NumberField } from '../form/number-field.tsx'
import { LISTING_CARE_LABELS } from '../overview/care-labels.ts'
import { Combobox, optionsNow } from '../picker/combobox.tsx'
import { RecordField } from '../picker/record-field.tsx'
import type { ListingFilterState } from './use-listing-filters.ts'
import { Form } from '../form/form.tsx'

type SelectName = Exclude<(typeof LISTING_FILTERS)[number], 'min_price' | 'max_price'>

const named = (labels: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const coded = (labels: readonly string[]): SelectOption[] =>
  labels.map((label, code) => ({ value: String(code), label }))

const SELECTS: readonly { readonly name: SelectName; readonly label: string; readonly options: SelectOption[] }[] = [
  { name: 'state', label: 'State', options: named({ published: 'Published', draft: 'Draft' }) },
  {
    name: 'availability',
    label: 'Availability',
    options: named({ available: 'Available', sold: 'Sold or sold-out' }),
  },
  { name: 'offer', label: 'Offer', options: named({ sale: 'For sale', rent: 'For rent' }) },
  { name: 'property_type', label: 'Property type', options: coded(PROPERTY_TYPES) },
  { name: 'property_subtype', label: 'Kind', options: coded(PROPERTY_SUBTYPES) },
  {
    name: 'health',
    label: 'Health',
    options: [
      { value: 'any', label: 'Needs care' },
      ...LISTING_WARNING_CODES.map((value) => ({ value, label: LISTING_CARE_LABELS[value] })),
    ],
  },
  { name: 'pictures', label: 'Pictures', options: named({ some: 'With pictures', none: 'Without' }) },
  { name: 'enquiries', label: 'Enquiries', options: named({ none: 'None for 30 days' }) },
  { name: 'featured', label: 'Featured', options: named({ true: 'Featured', false: 'Not featured' }) },
]

const ORDERS = named({
  newest: 'Newest',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  '-updated': 'Changed last',
  updated: 'Longest unchanged',
  quiet: 'Longest without an enquiry',
})

/** What the list of listings can be narrowed by, and its order: a phone shows no headings to press. */
export function ListingFilters({ filters }: { readonly filters: ListingFilterState }) {
  const { filter, sort, count, get, change, clear } = filters
  const record = (name: 'broker' | 'project' | 'developer') => ({
    value: filter[name] ?? null,
    placeholder: 'Any',
    onChange: (id: number | null) => change({ [name]: id === null ? '' : String(id) }),
  })
  return (
    <div className="grid basis-full grid-cols-2 items-start gap-3 lg:grid-cols-4 2xl:grid-cols-7">
      <SelectField
        label="Order"
        value={sort ?? 'newest'}
        options={ORDERS}
        onChange={(value) => change({ sort: value === 'newest' ? '' : value })}
      />
      {SELECTS.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={String(filter[name] ?? '')}
          options={[{ value: '', label: 'Any' }, ...options]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <RecordField label="Broker" endpoints={brokerEndpoints} {...record('broker')} />
      <RecordField label="Project" endpoints={projectEndpoints} {...record('project')} />
      <RecordField label="Developer" endpoints={developerEndpoints} {...record('developer')} />
      <AreaFilter code={filter.area} onChoose={(area) => change({ area })} />
      <PriceFilter key={`least ${get('min_price')}`} label="Price from" name="min_price" filters={filters} />
      <PriceFilter key={`most ${get('max_price')}`} label="Price to" name="max_price" filters={filters} />
      {count > 0 && (
        <Button kind="secondary" className="self-end" onClick={clear}>
          Clear the filters
        </Button>
      )}
    </div>
  )
}

interface PriceFilterProps {
  readonly label: string
  readonly name: 'min_price' | 'max_price'
  readonly filters: Pick<ListingFilterState, 'get' | 'change'>
}

/** Taken when it is left, or with Enter: half a number is no filter, and the one before still holds. */
function PriceFilter({ label, name, filters: { get, change } }: PriceFilterProps) {
  const held = get(name)
  const [pesos, setPesos] = useState(held)
  const [refused, setRefused] = useState<string>()
  const take = (): void => {
    if (pesos === held) return
    if (pesos === '' || PLAIN_DIGITS.test(pesos)) change({ [name]: pesos })
    else setRefused(pesos)
  }
  return (
    <Form onSubmit={take}>
      <NumberField
        kind="amount"
        label={label}
        prefix="₱"
        value={pesos}
        hint={refused === pesos && PLAIN_DIGITS.test(held) && `Until then the list keeps to ₱${groupDigits(held)}.`}
        onChange={setPesos}
        onLeave={take}
      />
    </Form>
  )
}

interface AreaFilterProps {
  readonly code: string | undefined
  /** Empty for anywhere. */
  readonly onChoose: (code: string) => void
}

/** An area of the country, with all that lies in it. */
function AreaFilter({ code, onChoose }: AreaFilterProps) {
  const [text, setText] = useState('')
  const found = useEndpoint(placeEndpoints.find, text.trim() === '' ? null : { query: { q: text } })
  const chosen = useEndpoint(placeEndpoints.find, code === undefined ? null : { query: { q: code } }, {
    keepPreviousData: false,
  })
  const areas = text.trim() === '' ? [] : (found.data?.results ?? [])
  const options = areas.map((area) => ({ id: Number(area.code), name: area.label }))
  return (
    <Combobox
      label="Area"
      chosen={code === undefined ? null : { id: Number(code), name: chosen.data?.results[0]?.label ?? code }}
      options={optionsNow(options, text, found)}
      isLoading={found.isLoading}
      placeholder="Anywhere"
      nothing={text.trim() === '' ? 'Type the name of a barangay, city or province.' : 'No area of that name.'}
      clearLabel="Clear area"
      onType={setText}
      onChoose={(area) => onChoose(areas.find((one) => Number(one.code) === area?.id)?.code ?? '')}
    />
  )
}
