import { csvRecord } from '../export/csv-file.ts'
import { NoRows } from '../import/read-lines.ts'

/** A row by its columns. */
type Cells = Readonly<Record<string, string>>

/** A source's answer: CSV as it came, or rows of JSON, and of a feed the address of those that follow. */
export type SourceAnswer =
  | { readonly csv: Buffer }
  | { readonly rows: readonly Cells[]; readonly isFeed: boolean; readonly next: string | undefined }

/** What a row of a feed is known by. */
export const FEED_KEY = 'Key'

/** It is no table of listings; the message says why. */
export class UnusableSource extends Error {
  override readonly name = 'UnusableSource'
}

type Json = Readonly<Record<string, unknown>>

const LIST_NAMES = ['listings', 'properties', 'items', 'results', 'data'] as const
const COLUMNS_MAX = 200
const MARKUP = /^\s*</

/** Columns of a feed of Tahanan, by the names that the import knows (RESO Data Dictionary before the colon). */
const FEED_COLUMNS = {
  ListingKey: FEED_KEY,
  UnparsedAddress: 'Location',
  PropertySubType: 'Subtype',
  ListPrice: 'Price',
  BedroomsTotal: 'Bedrooms',
  BathroomsTotalInteger: 'Bathrooms',
  ParkingTotal: 'Car park',
  LivingArea: 'Floor area',
  LotSizeArea: 'Lot area',
  YearBuilt: 'Year built',
} as const

/**
 * What a source answered: CSV is the import's to read; JSON is a list of objects, an object that holds one, or a feed.
 *
 * @throws UnusableSource
 */
export function readSource(body: Buffer, contentType: string): SourceAnswer {
  const start = body.subarray(0, 200).toString('utf8')
  if (contentType.includes('html') || MARKUP.test(start))
    throw new UnusableSource('It answers with a page or with XML, not with CSV or JSON.')
  if (!/^[\uFEFF\s]*[[{]/u.test(start)) return { csv: body }
  const json = parsed(body)
  const rows = rowsOf(json)
  if (!isObject(json) || !textOf(json['version']).startsWith('https://jsonfeed.org/'))
    return { rows: rows.map((row) => plainCells(row)), isFeed: false, next: undefined }
  const next = textOf(json['next_url'])
  return { rows: rows.map(feedCells), isFeed: true, next: next === '' ? undefined : next }
}

/** Rows of JSON as CSV that the import reads. @throws NoRows; UnusableSource for more columns than any table has */
export function csvOf(rows: readonly Cells[]): Buffer {
  if (rows.length === 0) throw new NoRows('It holds no listings.')
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (headers.length > COLUMNS_MAX) throw new UnusableSource(`It has more than ${COLUMNS_MAX} columns.`)
  const lines = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]
  return Buffer.from(lines.map(csvRecord).join(''))
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw new UnusableSource('It begins as JSON does, and is none.')
  }
}

function rowsOf(json: unknown): readonly Json[] {
  const list = Array.isArray(json)
    ? json
    : LIST_NAMES.map((name) => (isObject(json) ? json[name] : undefined)).find(Array.isArray)
  if (list === undefined || !list.every(isObject))
    throw new UnusableSource(`Its JSON is no list of objects, nor holds one as ${LIST_NAMES.join(', ')}.`)
  return list
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Texts and numbers as they are, lists of them with commas, what an object holds by `outer.inner`. */
function plainCells(row: Json, within = ''): Record<string, string> {
  const cells: Record<string, string> = {}
  for (const [name, value] of Object.entries(row)) {
    if (isObject(value) && within === '') Object.assign(cells, plainCells(value, `${name}.`))
    else if (Array.isArray(value)) cells[within + name] = value.filter(isPlain).join(', ')
    else if (isPlain(value)) cells[within + name] = String(value)
  }
  return cells
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function feedCells(item: Json): Record<string, string> {
  const reso = isObject(item['_reso']) ? item['_reso'] : {}
  const cells: Record<string, string> = {}
  for (const [name, header] of Object.entries(FEED_COLUMNS)) {
    const value = reso[name]
    if (typeof value === 'string' || typeof value === 'number') cells[header] = String(value)
  }
  // The title of an item is the name, and its price behind the last comma before the peso sign.
  return {
    ...cells,
    Title: textOf(item['title']).replace(/, (?:₱.*|Price on request.*)$/u, ''),
    Offer: textOf(reso['PropertyType']).endsWith('Lease') ? 'For Rent' : 'For Sale',
    Details: textOf(item['content_html']),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
