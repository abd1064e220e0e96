import { IMPORT_FIELDS, type ImportField, isImportField } from '@tahanan/contracts/import/import-field.ts'
import { IMPORTED_FIELDS, recordOf } from '@tahanan/contracts/listing/listing-fields.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { NoRows, readLines, UnreadableFile } from './read-lines.ts'

const UNITS_AT_THE_END = /( (in )?(pesos?|php|sqm|sq m|sqms|square met(er|re)s?|m2|months?))+$/

/** `Floor Area (SQM)`, `floor_area_sqm` and `FLOOR AREA` are one column. */
function foldHeader(header: string): string {
  return foldText(header.replaceAll('_', ' ').replaceAll('²', '2')).replace(UNITS_AT_THE_END, '')
}

/**
 * Column names that agencies and exports use, folded (lower case, words apart, units in brackets or at the end taken off). A name
 * stands under one field only; where a file has two columns of one field, the first is taken.
 */
export const COLUMN_ALIASES: Readonly<Record<ImportField, readonly string[]>> = {
  ...recordOf('importName', IMPORTED_FIELDS, ({ wire, label, aliases }) => [
    ...new Set([foldHeader(wire), foldHeader(label), ...aliases]),
  ]),
  coordinates: [
    'coordinates',
    'coordinate',
    'lat long',
    'lat lng',
    'latlong',
    'latlng',
    'gps',
    'gps coordinates',
    'pin',
  ],
  latitude: ['latitude', 'lat', 'gps latitude'],
  longitude: ['longitude', 'long', 'lng', 'lon', 'gps longitude'],
}

/** Column of each field, counted from 0, and what was left over. */
export interface ColumnMapping {
  readonly columns: ReadonlyMap<ImportField, number>
  /** Whether the column of availability asks if it is sold. */
  readonly asksSold: boolean
  /** Headers that no field claims; their cells are not read. */
  readonly unused: readonly string[]
}

export type MappingResult =
  | { readonly ok: true; readonly mapping: ColumnMapping }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Columns, folded, that number an agency's offers. */
const KEY_ALIASES: readonly string[] = [
  'ref',
  'ref no',
  'reference',
  'reference no',
  'reference number',
  'listing ref',
  'listing id',
  'listing no',
  'listing code',
  'property id',
  'property code',
  'property ref',
  'id',
  'code',
  'key',
]

/** The column that names a row for good, by its name; null where none does. */
export function findKeyHeader(headers: readonly string[]): string | null {
  const folded = headers.map(foldHeader)
  const found = KEY_ALIASES.find((alias) => folded.includes(alias))
  return found === undefined ? null : (headers[folded.indexOf(found)] ?? null)
}

const MOST_COLUMNS = 1_000

/** Where a file has no title, this is one; remarks and notes are not. */
const SAYS_WHAT_IT_IS = /description|details/

/**
 * The columns of a file by names of their own: a second `Price` is `Price (2)`, and one without a name is known by its
 * place, `Column 4`. Throws `UnreadableFile` for more columns than any table has.
 */
export function distinctHeaders(cells: readonly string[]): string[] {
  if (cells.length > MOST_COLUMNS) throw new UnreadableFile(`The file has more than ${MOST_COLUMNS} columns.`)
  const headers = new Set<string>()
  for (const [index, cell] of cells.entries()) {
    const name = cell.trim() === '' ? `Column ${index + 1}` : cell.trim()
    let header = name
    for (let nth = 2; headers.has(header); nth += 1) header = `${name} (${nth})`
    headers.add(header)
  }
  return [...headers]
}

/**
 * The headers of a file that begins as a table does; what is wrong further down is found by the check.
 *
 * @throws UnreadableFile
 */
export async function readHeaders(source: AsyncIterable<Uint8Array>): Promise<string[]> {
  const lines = readLines(source)
  try {
    const header = await lines.next()
    const row = await lines.next()
    if (header.done === true) throw new NoRows('The file is empty: its first line must name the columns.')
    if (row.done === true) throw new NoRows('The file has a line of column names, and no row below it.')
    return distinctHeaders(header.value.cells)
  } finally {
    await lines.return(undefined)
  }
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
      problems.push(`There is no field "${field}"; fields are ${IMPORT_FIELDS.join(', ')}.`)
      continue
    }
    const column = headers.indexOf(header) >= 0 ? headers.indexOf(header) : folded.indexOf(foldHeader(header))
    if (column < 0) problems.push(`${field}: the file has no column "${header}"; it has ${headers.join(', ')}.`)
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
  const details = columns.get('details')
  if (!columns.has('name') && details !== undefined && SAYS_WHAT_IT_IS.test(folded[details] ?? '')) {
    columns.set('name', details)
  }
  if (problems.length > 0) return { ok: false, problems }
  const asksSold = (folded[columns.get('availability') ?? -1] ?? '').includes('sold')
  return { ok: true, mapping: { columns, asksSold, unused: headers.filter((_, index) => !claimed.has(index)) } }
}
