import { z } from 'zod'
import { IMPORTED_FIELDS, recordOf } from '../listing/listing-fields.ts'
import { plainString } from '../text/line-field.ts'

/** What a spreadsheet can say of a brokerage listing: fields of the form by their names (§3), and its pin in one column or two. */
export const IMPORT_FIELDS = [
  ...IMPORTED_FIELDS.map(({ importName }) => importName),
  'coordinates',
  'latitude',
  'longitude',
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]

export function isImportField(text: string): text is ImportField {
  return IMPORT_FIELDS.some((field) => field === text)
}

/** Fields as the dashboard calls them: in its forms, and in what is said of a row. */
export const IMPORT_LABELS: Readonly<Record<ImportField, string>> = {
  ...recordOf('importName', IMPORTED_FIELDS, ({ label }) => label),
  name: 'Listing name (title)',
  offer: 'Offer (sale or rent)',
  floor_area: 'Floor area (sqm)',
  lot_area: 'Lot area (sqm)',
  coordinates: 'Coordinates (latitude, longitude)',
  latitude: 'Latitude',
  longitude: 'Longitude',
}

/** The label of a field by what an import or a payload calls it. */
export function importLabelOf(name: string): string {
  if (name === 'point') return IMPORT_LABELS.coordinates
  const field = IMPORTED_FIELDS.find(({ importName, wire }) => importName === name || wire === name)
  return field === undefined ? name : IMPORT_LABELS[field.importName]
}

/** What no listing is taken without, and what says it where no column does. */
export const NEEDED_FIELDS: Readonly<Partial<Record<ImportField, string>>> = {
  name: 'A row without it is rejected.',
  location: 'A row without it is rejected.',
  offer: 'Where no column says it, the title may: “for rent”.',
  property_type: 'Where no column says it, the title may: “2-bedroom condo”.',
}

/** What an import by the dashboard may bring. */
export const IMPORT_LIMITS = {
  fileBytes: 200 * 1024 * 1024,
  /** Of a default, and of a header in the mapping. */
  text: 500,
  /** Rows of one call. */
  excludedAtOnce: 1_000,
  /** How long a run and its file are kept. */
  keptDays: 30,
} as const

/** A text for some of the fields: headers of the mapping, or defaults. */
export const importTextsSchema = z.partialRecord(
  z.enum(IMPORT_FIELDS),
  plainString.trim().min(1, 'Give a text, or leave the field out.').max(IMPORT_LIMITS.text),
)

export type ImportTexts = z.infer<typeof importTextsSchema>
