import { IMPORT_LABELS, type ImportField, importLabelOf } from '@tahanan/contracts/import/import-field.ts'
import type { ImportPreview } from '@tahanan/contracts/import/import-run.ts'
import { IMPORTED_FIELDS, plainFields, recordOf } from '@tahanan/contracts/listing/listing-fields.ts'
import { createListingBody, type ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { isUnlikelyPrice } from '@tahanan/contracts/listing/listing-rules.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { priceText } from '@tahanan/contracts/money/price-text.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { hasAmenities } from '@tahanan/contracts/property/property-rules.ts'
import { AVAILABLE, BROKERAGE_STATUSES, FOR_RENT, SOLD } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES, RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { unitTypeLabel } from '@tahanan/contracts/property/unit-type.ts'
import { isPlaceholder } from '@tahanan/contracts/text/strip-tags.ts'
import { resolvePlace } from '../place/resolve-place.ts'
import { CELL_RULES, SOLD_RULE, splitList } from './cell-rules.ts'
import { findOffer, saysSold } from './find-offer.ts'
import type { ColumnMapping } from './map-columns.ts'
import { placeProperty } from './place-property.ts'
import { RowProblem } from './read-lines.ts'

const MOST_ROOMS = 60

const FLOOR_SQM = { least: 8, most: 20_000 }

export interface ImportedRow {
  readonly changes: ListingChanges
  /** Names as typed; the run finds or creates the amenities. */
  readonly amenityNames: readonly string[]
  readonly preview: ImportPreview
  /** How the row was understood where its columns did not say it. */
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
}

/** Words in an amenity column that say how one pays. */
const PAYMENT_TERMS: ReadonlySet<string> = new Set(['monthly payment', 'weekly payment', 'yearly payment'])

/** Kept of a listing whose spreadsheet does not name its owners: §5 requires them, and staff see that they are missing. */
const NOT_STATED = 'Not stated in the spreadsheet it came from'

export type RowDefaults = ReadonlyMap<ImportField, string>

/**
 * A line of a spreadsheet as a brokerage listing. Cells are trimmed; an empty one takes its default, or stays empty, and
 * one with `T.B.A.`, `N/A` or a dash is empty. What no column says of offer and kind, the title does.
 * Throws `RowProblem` with every reason at once, each naming the field, what stands there and what would be right.
 */
export function readRow(cells: readonly string[], mapping: ColumnMapping, defaults: RowDefaults): ImportedRow {
  const { columns, asksSold } = mapping
  const problems: string[] = []
  const notes: string[] = []
  const problem = (field: ImportField, words: string) => problems.push(`${IMPORT_LABELS[field]}: ${words}`)
  const text = (field: ImportField): string => {
    const cell = columnText(cells, columns, field)
    return cell === '' ? (defaults.get(field) ?? '') : cell
  }
  const value = (field: ImportField): unknown => {
    const typed = text(field)
    if (typed === '') return undefined
    const rule = field === 'availability' && asksSold ? SOLD_RULE : CELL_RULES[field]
    if (rule === undefined) return typed
    const parsed = rule.parse(typed)
    if (parsed === undefined) problem(field, `"${typed.slice(0, 60)}" is not ${rule.wanted}`)
    return parsed?.value
  }
  const name =
    columns.has('name') && columns.get('name') === columns.get('details') ? headline(text('name')) : text('name')

  const offer = findOffer({
    cell: columnText(cells, columns, 'offer'),
    title: text('name'),
    price: text('price'),
    fallback: defaults.get('offer') ?? '',
  })
  if ('problem' in offer) problem('offer', offer.problem)
  else if (offer.note !== undefined) notes.push(offer.note)
  const bedroom = value('bedroom')
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
  const terms = [text('terms_of_payment'), ...listed.filter((term) => PAYMENT_TERMS.has(term.toLowerCase()))]
  const amenityNames = listed.filter((term) => !PAYMENT_TERMS.has(term.toLowerCase()) && !isPlaceholder(term))
  const plain = recordOf('wire', plainFields(IMPORTED_FIELDS), ({ wire, type }) => {
    if (wire === 'bedroom') return bedroom
    if (type === 'text') return text(wire)
    return type === 'amount' ? pesos(value(wire)) : value(wire)
  })
  const isGone = value('availability') === true || saysSold(columnText(cells, columns, 'offer'))

  const form = createListingBody.safeParse(
    withoutUndefined({
      listing_type: BROKERAGE_LISTING,
      name,
      location: text('location'),
      point: coordinates(text('coordinates'), text('latitude'), text('longitude')),
      listing_status: 'code' in offer ? offer.code : undefined,
      property_type: property?.propertyType,
      property_subtype: property?.propertySubtype,
      unit_type: property?.unitType ?? undefined,
      ...plain,
      listing_owner: text('listing_owner') || NOT_STATED,
      owner_of_the_property: text('owner_of_the_property') || NOT_STATED,
      details: text('details') === name ? '' : paragraphs(text('details')),
      financing_option: value('financing_option'),
      terms_of_payment: terms.filter((term) => term !== '').join('; '),
      availability: isGone ? SOLD : AVAILABLE,
    }),
  )
  if (!form.success) {
    problems.push(...form.error.issues.map(({ path, message }) => `${importLabelOf(path.join('.'))}: ${message}`))
  }
  if (!form.success || property === undefined || problems.length > 0) throw new RowProblem(problems.join('; '))

  const { changes } = form.data
  const keepsAmenities = hasAmenities(property.propertyType)
  if (property.note !== 'type from its column') notes.push(property.note)
  if (changes.point) notes.push('pin from its columns')
  const place = resolvePlace({ location: text('location'), beside: name }, changes)
  if (place.areaCode === null) notes.push('area not recognised in its location')
  if (!keepsAmenities && amenityNames.length > 0) notes.push('amenities left out: its type has none')
  if (OWNERS.some((field) => text(field) === '')) notes.push('owners not stated')
  return {
    changes,
    amenityNames: keepsAmenities ? amenityNames : [],
    preview: previewOf(changes),
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

const OWNERS = ['listing_owner', 'owner_of_the_property'] as const

const HEADLINE_CHARS = 120

/** The first line of a description, cut after a word, as the name; the description keeps the whole. */
function headline(text: string): string {
  const [line = ''] = text.split(/\r?\n/)
  if (line.length <= HEADLINE_CHARS) return line.trim()
  const end = line.lastIndexOf(' ', HEADLINE_CHARS)
  return `${line.slice(0, end > 0 ? end : HEADLINE_CHARS).toWellFormed()}…`
}

const DEGREES = String.raw`-?\d{1,3}(?:\.\d{1,15})?`
/** Also in brackets, with a blank or semicolon between them, and in the address of a map. */
const PAIR = new RegExp(
  String.raw`^\(?(${DEGREES})\s*[,; ]\s*(${DEGREES})\)?$|^https?:.*?[@=/](${DEGREES}),\+?(${DEGREES})`,
)

/** A pin as the text that maps copy. What is none is left for the form to refuse; undefined where nothing stands. */
function coordinates(pair: string, latitude: string, longitude: string): string | undefined {
  const typed = pair || [latitude, longitude].filter((degrees) => degrees !== '').join(', ')
  const degrees = PAIR.exec(typed)
    ?.slice(1)
    .filter((part) => part !== undefined)
  return degrees?.join(', ') ?? (typed === '' ? undefined : typed.slice(0, 60))
}

function previewOf(changes: ListingChanges): ImportPreview {
  const { name = '', location = '', brokerageStatus, propertyType, propertySubtype, unitType } = changes
  const { priceCentavos: price = null } = changes
  const kind = [
    labelOf(BROKERAGE_STATUSES, brokerageStatus ?? 0),
    ...(propertyType === RESIDENTIAL ? [] : [labelOf(PROPERTY_TYPES, propertyType ?? RESIDENTIAL)]),
    unitTypeLabel(unitType ?? null) ?? labelOf(PROPERTY_SUBTYPES, propertySubtype ?? 0),
  ]
  const perMonth = brokerageStatus === FOR_RENT
  return {
    name,
    location,
    kind: kind.join(', '),
    price: priceText({ minPriceCentavos: price, maxPriceCentavos: price, perMonth }, 'full'),
  }
}

/** Of a row that is not taken: its cells, as they stand there. */
export function rawPreview(cells: readonly string[], { columns }: ColumnMapping): ImportPreview {
  const [name = '', price = '', offer = '', location = ''] = (['name', 'price', 'offer', 'location'] as const).map(
    (field) => columnText(cells, columns, field).slice(0, 200),
  )
  return { name, price, kind: offer, location }
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
    warnings.push(`${IMPORT_LABELS.price}: ${formatPesos(priceCentavos)}${rental ? ' a month' : ''} is unlikely`)
  }
  if ((row.bedroom ?? 0) > MOST_ROOMS) warnings.push(`${IMPORT_LABELS.bedroom}: ${row.bedroom} is unlikely`)
  if ((row.bathroom ?? 0) > MOST_ROOMS) warnings.push(`${IMPORT_LABELS.bathroom}: ${row.bathroom} is unlikely`)
  if (typeof floorAreaSqm === 'number' && (floorAreaSqm < FLOOR_SQM.least || floorAreaSqm > FLOOR_SQM.most)) {
    warnings.push(`${IMPORT_LABELS.floor_area}: ${floorAreaSqm} is unlikely`)
  }
  return warnings
}
