import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { statusLabel } from '@tahanan/contracts/property/status-label.ts'

/** One thing to compare: what it is called, and what each listing says to it. */
export interface CompareRow {
  readonly name: string
  readonly values: readonly string[]
  /** Whether the listings differ in it. */
  readonly differs: boolean
}

const NOTHING = '—'
const some = (value: number | null) => (value === null || value === 0 ? NOTHING : String(value))
const area = (sqm: number | null) => (sqm === null || sqm === 0 ? NOTHING : areaText(sqm))

const ROWS: readonly (readonly [name: string, say: (card: ListingCard) => string])[] = [
  ['Price', ({ price }) => price],
  ['Monthly equity', ({ monthly_equity: pesos }) => (pesos ? formatPesos(Math.round(pesos * 100)) : NOTHING)],
  ['Price per sqm', pricePerSqm],
  ['Status', statusLabel],
  ['Availability', ({ availability }) => availability],
  ['Location', ({ location }) => location],
  ['Property type', ({ property_type: type }) => type],
  ['Subtype', ({ property_subtype: subtype }) => subtype],
  ['Unit type', ({ unit_type: unit }) => unit ?? NOTHING],
  ['Bedrooms', ({ bedroom }) => some(bedroom)],
  ['Bathrooms', ({ bathroom }) => some(bathroom)],
  ['Floor area', ({ floor_area: sqm }) => area(sqm)],
  ['Lot area', ({ lot_area: sqm }) => area(sqm)],
  ['Parking', ({ parking }) => (parking ? 'Yes' : NOTHING)],
  ['Project', ({ project_name: name }) => name ?? NOTHING],
  ['Developer', ({ developer_name: name }) => name ?? NOTHING],
]

/** What some listings have to say, thing by thing; what none of them knows is left out. */
export function compareRows(cards: readonly ListingCard[]): readonly CompareRow[] {
  return ROWS.map(([name, say]) => {
    const values = cards.map(say)
    return { name, values, differs: new Set(values).size > 1 }
  }).filter(({ values }) => values.some((value) => value !== NOTHING))
}

/** By the floor where there is one, by the lot otherwise; rents are not compared so. */
function pricePerSqm(card: ListingCard): string {
  const { price_sort: pesos, floor_area: floor, lot_area: lot, property_status: status } = card
  const sqm = floor || lot
  return pesos === null || !sqm || status === 'For Rent' ? NOTHING : formatPesos(Math.round(pesos / sqm) * 100)
}
