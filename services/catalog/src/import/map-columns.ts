import { IMPORT_FIELDS, type ImportField, isImportField } from '@tahanan/contracts/import/import-field.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'

/**
 * Column names that agencies use, folded (lower case, words apart, units in brackets or at the end taken off). A name
 * stands under one field only; where a file has two columns of one field, the first is taken.
 */
export const COLUMN_ALIASES: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'title', 'listing', 'listing name', 'property name', 'headline', 'property'],
  offer: ['offer', 'offer type', 'listing status', 'status', 'for', 'sale or rent', 'transaction', 'brokerage type'],
  price: [
    'price',
    'asking price',
    'selling price',
    'rent',
    'rental',
    'monthly rent',
    'amount',
    'contract price',
    'tcp',
  ],
  location: ['location', 'address', 'listing address', 'place', 'city', 'area location', 'property address'],
  latitude: ['latitude', 'lat', 'gps latitude'],
  longitude: ['longitude', 'long', 'lng', 'lon', 'gps longitude'],
  property_type: ['type', 'property type', 'category', 'classification'],
  property_subtype: ['subtype', 'sub type', 'property subtype', 'property sub type'],
  unit_type: ['unit type', 'unit', 'model', 'property unit type'],
  bedroom: ['bedroom', 'bedrooms', 'br', 'beds', 'bed', 'no of bedrooms', 'number of bedrooms'],
  bathroom: ['bathroom', 'bathrooms', 'baths', 'bath', 'toilet and bath', 't b', 'tb', 'cr', 'no of bathrooms'],
  carpark: ['carpark', 'car park', 'parking', 'garage', 'car garage', 'parking slots', 'no of parking'],
  floor_area: ['floor area', 'floor', 'fa', 'floor size', 'building area', 'unit area', 'unit size'],
  lot_area: ['lot area', 'lot', 'la', 'lot size', 'land area', 'land size'],
  details: ['details', 'description', 'remarks', 'notes', 'property details'],
  amenities: ['amenities', 'amenity', 'features', 'facilities', 'inclusions'],
  financing_option: ['financing', 'financing option', 'financing options', 'mode of payment'],
  terms_of_payment: ['terms of payment', 'terms', 'payment terms'],
  title_number: ['title number', 'title no', 'tct', 'tct no', 'cct', 'cct no', 'tct number', 'cct number'],
  tax_declaration_number: ['tax declaration number', 'tax declaration', 'tax declaration no', 'tax dec', 'td no'],
  listing_owner: ['listing owner', 'lister', 'agent', 'listed by'],
  owner_of_the_property: [
    'owner of the property',
    'owner',
    'owners',
    'property owner',
    'owner name',
    'registered owner',
  ],
  featured: ['featured', 'feature'],
  availability: ['availability', 'available', 'sold'],
}

/** Column of each field, counted from 0, and what was left over. */
export interface ColumnMapping {
  readonly columns: ReadonlyMap<ImportField, number>
  /** Headers that no field claims; their cells are not read. */
  readonly unused: readonly string[]
}

export type MappingResult =
  | { readonly ok: true; readonly mapping: ColumnMapping }
  | { readonly ok: false; readonly problems: readonly string[] }

const UNITS_AT_THE_END = /( (in )?(pesos?|php|sqm|sq m|sqms|square met(er|re)s?|m2|months?))+$/

/** `Floor Area (SQM)`, `floor_area_sqm` and `FLOOR AREA` are one column. */
function foldHeader(header: string): string {
  return foldText(header.replaceAll('_', ' ').replaceAll('²', '2')).replace(UNITS_AT_THE_END, '')
}

/**
 * Finds each field's column by the names of `COLUMN_ALIASES`, forgiving of case, spaces, underscores and units.
 * `overrides` (`field` to header) win; a header there that the file lacks, or a field there is not, is a problem.
 */
export function mapColumns(headers: readonly string[], overrides: ReadonlyMap<string, string>): MappingResult {
  const folded = headers.map(foldHeader)
  const columns = new Map<ImportField, number>()
  const problems: string[] = []
  for (const [field, header] of overrides) {
    if (!isImportField(field)) {
      problems.push(`--map: there is no field "${field}"; fields are ${IMPORT_FIELDS.join(', ')}.`)
      continue
    }
    const column = headers.indexOf(header) >= 0 ? headers.indexOf(header) : folded.indexOf(foldHeader(header))
    if (column < 0) problems.push(`--map: the file has no column "${header}"; it has ${headers.join(', ')}.`)
    else columns.set(field, column)
  }
  const claimed = new Set(columns.values())
  for (const field of IMPORT_FIELDS) {
    if (columns.has(field)) continue
    const column = folded.findIndex((name, index) => !claimed.has(index) && COLUMN_ALIASES[field].includes(name))
    if (column < 0) continue
    columns.set(field, column)
    claimed.add(column)
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, mapping: { columns, unused: headers.filter((_, index) => !claimed.has(index)) } }
}
