import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAmenityBook } from '../import/amenity-book.ts'
import { importListings } from '../import/import-listings.ts'
import { mapColumns } from '../import/map-columns.ts'
import { readRow } from '../import/read-row.ts'
import { deleteListing } from '../listing/delete-listing.ts'
import { type ListingCatalog, openListingCatalog } from '../listing/listing-catalog.fixture.ts'
import { findChangedRows } from './source-row.store.ts'
import { contentHash, takeOver } from './take-over.ts'

const SOURCE = 7
const HEADERS = ['Ref', 'Title', 'Location', 'Price', 'Offer', 'Type', 'Amenities']
const cells = (ref: string, price: string, amenities = 'Pool') => [
  ref,
  `House ${ref}`,
  'Lipa, Batangas',
  price,
  'For Sale',
  'House and lot',
  amenities,
]

let catalog: ListingCatalog
beforeAll(async () => {
  catalog = await openListingCatalog()
})
afterAll(() => catalog.drop())

async function bring(...rows: string[][]) {
  const text = [HEADERS, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
  async function* source() {
    yield Buffer.from(text)
  }
  const said: string[] = []
  const summary = await importListings(catalog, catalog.context, {
    source: source(),
    columns: new Map(),
    defaults: new Map(),
    keyHeader: 'Ref',
    dryRun: false,
    sourceId: SOURCE,
    onOutcomes: (outcomes) => void said.push(...outcomes.flatMap(({ notes, warnings }) => [...notes, ...warnings])),
  })
  return { summary, said }
}

async function prepared(row: readonly string[]) {
  const result = mapColumns(HEADERS, new Map())
  if (!result.ok) throw new Error(result.problems.join())
  const reading = { mapping: result.mapping, defaults: new Map() }
  const hash = contentHash(row, reading)
  const key = `source:${SOURCE}:key:${row[0]}`
  const stored = (await findChangedRows(catalog.pool, [{ key, hash }], undefined)).get(key)
  if (stored === undefined) throw new Error('There is nothing to take over.')
  const amenities = await openAmenityBook(catalog, catalog.context, { dryRun: false })
  const run = { catalog, context: catalog.context, dryRun: false, runId: undefined, amenities, ...reading }
  return {
    id: stored.listing.id,
    take: () => takeOver(run, { row: readRow(row, reading.mapping, new Map()), hash, stored }),
  }
}

async function priceOf(id: number): Promise<number | undefined> {
  const { rows } = await catalog.pool.query<{ pesos: number }>(
    'select price_centavos::float8 / 100 as pesos from app.listing where id = $1',
    [id],
  )
  return rows[0]?.pesos
}

test('what staff save between reading and taking over is seen: the field is held back', async () => {
  await bring(cells('A', '2,000,000'))
  const { id, take } = await prepared(cells('A', '1,900,000'))
  await catalog.update(id, { priceCentavos: 250_000_000 })
  expect(await take()).toMatchObject({
    outcome: 'held',
    warnings: [expect.stringContaining('staff changed it to ₱2,500,000, the source to ₱1,900,000')],
  })
  expect(await priceOf(id)).toBe(2_500_000)
})

test('what staff delete in between stays deleted', async () => {
  await bring(cells('B', '2,000,000'))
  const { id, take } = await prepared(cells('B', '1,900,000'))
  await deleteListing(catalog, catalog.context, { id, expectedVersion: undefined })
  expect(await take()).toMatchObject({ outcome: 'known' })
  expect(await priceOf(id)).toBe(2_000_000)
})

test('amenities are taken over by their names, new ones made', async () => {
  await bring(cells('C', '2,000,000', 'Pool, Balcony'))
  const { summary, said } = await bring(cells('C', '2,000,000', 'balcony, Roof deck'))
  expect(summary).toMatchObject({ created: 0, changed: 1 })
  expect(said).toEqual(expect.arrayContaining([expect.stringMatching(/^Amenities: .*Pool.* → .*Roof deck/)]))
  expect((await bring(cells('C', '2,000,000', 'Roof deck, Balcony'))).summary).toMatchObject({ changed: 0, known: 1 })
})

test('what was taken in before rows were noted is told by the audit trail', async () => {
  await bring(cells('D', '2,000,000'), cells('E', '3,000,000'))
  const migration = await readFile(new URL('../migrations/0044-source-takes-over.sql', import.meta.url), 'utf8')
  const fill = /insert into app\.import_source_row[^;]+;/.exec(migration)?.[0] ?? ''
  await catalog.pool.query('delete from app.import_source_row')
  await catalog.pool.query(fill)
  const { rows } = await catalog.pool.query<{ id: number }>(
    `select id from app.listing where import_key = 'source:7:key:E'`,
  )
  await catalog.update(rows[0]?.id ?? 0, { priceCentavos: 350_000_000 })
  const { summary } = await bring(cells('D', '1,900,000'), cells('E', '2,900,000'))
  expect(summary).toMatchObject({ created: 0, changed: 1, held: 1 })
})

test('where a column stands, and blanks around a cell, change nothing', () => {
  const mapping = (headers: string[]) => {
    const result = mapColumns(headers, new Map())
    if (!result.ok) throw new Error(result.problems.join())
    return { mapping: result.mapping, defaults: new Map() }
  }
  const hash = contentHash(['A', '1'], mapping(['Title', 'Price']))
  expect(contentHash([' 1', 'A ', 'note'], mapping(['Price', 'Title', 'Seen by']))).toEqual(hash)
  expect(contentHash(['A', '2'], mapping(['Title', 'Price']))).not.toEqual(hash)
})
