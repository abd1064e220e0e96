import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { IMPORTED_FIELDS, ofType, recordOf } from '@tahanan/contracts/listing/listing-fields.ts'
import { createListingBody, type ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { isUnlikelyPrice } from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { hasAmenities } from '@tahanan/contracts/property/property-rules.ts'
import { FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { isPlaceholder } from '@tahanan/contracts/text/strip-tags.ts'
import { resolvePlace } from '../place/resolve-place.ts'
import { CELL_RULES } from './cell-rules.ts'
import type { ColumnMapping } from './map-columns.ts'
import { placeProperty } from './place-property.ts'
import { RowProblem } from './row-problem.ts'
import { splitList } from './split-list.ts'

const MOST_ROOMS = 60

const FLOOR_SQM = { least: 8, most: 20_000 }

export interface ImportedRow {
  readonly changes: ListingChanges
  /** Names as typed; the run finds or creates the amenities. */
  readonly amenityNames: readonly string[]
  /** How the row was understood where its columns did not say it. */
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
}

/** Words in an amenity column that say how one pays. */
const PAYMENT_TERMS: ReadonlySet<string> = new Set(['monthly payment', 'weekly payment', 'yearly payment'])

export type RowDefaults = ReadonlyMap<ImportField, string>

/**
 * A line of a spreadsheet as a brokerage listing. Cells are trimmed; an empty one takes its default, or stays empty, and
 * one with `T.B.A.`, `N/A` or a dash is empty.
 * Throws `RowProblem` with every reason at once, each naming the field, what stands there and what would be right.
 */
export function readRow(cells: readonly string[], { columns }: ColumnMapping, defaults: RowDefaults): ImportedRow {
  const problems: string[] = []
  const text = (field: ImportField): string => {
    const cell = columnText(cells, columns, field)
    return cell === '' ? (defaults.get(field) ?? '') : cell
  }
  const value = (field: ImportField): unknown => {
    const typed = text(field)
    if (typed === '') return undefined
    const rule = CELL_RULES[field]
    if (rule === undefined) return typed
    const parsed = rule.parse(typed)
    if (parsed === undefined) problems.push(`${field}: "${typed.slice(0, 60)}" is not ${rule.wanted}`)
    return parsed?.value
  }

  const offer = value('offer')
  if (offer === undefined && text('offer') === '') {
    problems.push('offer: no column says whether it is for sale or for rent; add --default offer=sale')
  }
  const numbers = recordOf('wire', ofType(IMPORTED_FIELDS, 'count', 'area'), ({ wire }) => value(wire))
  const { bedroom } = numbers
  const property = collect(problems, () =>
    placeProperty({
      type: columnText(cells, columns, 'property_type'),
      subtype: text('property_subtype'),
      unitType: text('unit_type'),
      title: text('name'),
      bedroom: typeof bedroom === 'number' ? bedroom : null,
      fallbackType: defaults.get('property_type') ?? '',
    }),
  )
  const listed = splitList(text('amenities'))
  const terms = [text('terms_of_payment'), ...listed.filter((name) => PAYMENT_TERMS.has(name.toLowerCase()))]
  const amenityNames = listed.filter((name) => !PAYMENT_TERMS.has(name.toLowerCase()) && !isPlaceholder(name))

  const form = createListingBody.safeParse(
    withoutUndefined({
      listing_type: BROKERAGE_LISTING,
      name: text('name'),
      location: text('location'),
      point: [text('latitude'), text('longitude')].filter((degrees) => degrees !== '').join(', '),
      listing_status: offer,
      property_type: property?.propertyType,
      property_subtype: property?.propertySubtype,
      unit_type: property?.unitType ?? undefined,
      price: pesos(value('price')),
      ...numbers,
      ...recordOf('wire', ofType(IMPORTED_FIELDS, 'flag'), ({ wire }) => value(wire)),
      ...recordOf('wire', ofType(IMPORTED_FIELDS, 'text'), ({ wire }) => text(wire)),
      details: paragraphs(text('details')),
      financing_option: value('financing_option'),
      terms_of_payment: terms.filter((term) => term !== '').join('; '),
      availability: value('availability') === true ? 1 : 0,
    }),
  )
  if (!form.success) {
    problems.push(
      ...form.error.issues.map(
        ({ path, message }) => `${path[0] === 'point' ? 'latitude' : path.join('.')}: ${message}`,
      ),
    )
  }
  for (const field of ['listing_owner', 'owner_of_the_property'] as const) {
    if (text(field) === '') problems.push(`${field}: Field is required; add --default ${field}="…"`)
  }
  if (!form.success || property === undefined || problems.length > 0) throw new RowProblem(problems.join('; '))

  const { changes } = form.data
  const keepsAmenities = hasAmenities(property.propertyType)
  const notes = property.note === 'type from its column' ? [] : [property.note]
  if (changes.point) notes.push('pin from its columns')
  const place = resolvePlace({ location: text('location'), beside: text('name') }, changes)
  if (place.areaCode === null) notes.push('area not recognised in its location')
  if (!keepsAmenities && amenityNames.length > 0) notes.push('amenities left out: its type has none')
  return {
    changes,
    amenityNames: keepsAmenities ? amenityNames : [],
    notes,
    warnings: findWarnings({
      status: changes.brokerageStatus,
      priceCentavos: changes.priceCentavos,
      bedroom: changes.bedroom,
      bathroom: changes.bathroom,
      floorAreaSqm: changes.floorAreaSqm,
    }),
  }
}

function columnText(cells: readonly string[], columns: ColumnMapping['columns'], field: ImportField): string {
  const column = columns.get(field)
  const cell = column === undefined ? '' : (cells[column] ?? '').trim()
  // There "n/a" may mean that it is not available any more.
  return field !== 'availability' && isPlaceholder(cell) ? '' : cell
}

function collect<Result>(problems: string[], work: () => Result): Result | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error
    problems.push(error.message)
    return undefined
  }
}

/** The form takes pesos; the text keeps every centavo. */
function pesos(centavos: unknown): string | undefined {
  return typeof centavos === 'number' ? (centavos / 100).toFixed(2) : undefined
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\r?\n\s*\r?\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('')
}

function withoutUndefined(form: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
}

interface Plausible {
  readonly status: number | undefined
  readonly priceCentavos: number | null | undefined
  readonly bedroom: number | null | undefined
  readonly bathroom: number | null | undefined
  readonly floorAreaSqm: number | null | undefined
}

/** What is taken and yet unlikely, a line each: the importer lists these and blocks nothing. */
function findWarnings(row: Plausible): string[] {
  const warnings: string[] = []
  const rental = row.status === FOR_RENT
  const { priceCentavos, floorAreaSqm } = row
  if (typeof priceCentavos === 'number' && isUnlikelyPrice(priceCentavos, rental)) {
    warnings.push(`price: ${formatPesos(priceCentavos)}${rental ? ' a month' : ''} is unlikely`)
  }
  if ((row.bedroom ?? 0) > MOST_ROOMS) warnings.push(`bedroom: ${row.bedroom} is unlikely`)
  if ((row.bathroom ?? 0) > MOST_ROOMS) warnings.push(`bathroom: ${row.bathroom} is unlikely`)
  if (typeof floorAreaSqm === 'number' && (floorAreaSqm < FLOOR_SQM.least || floorAreaSqm > FLOOR_SQM.most)) {
    warnings.push(`floor_area: ${floorAreaSqm} sqm is unlikely`)
  }
  return warnings
}
