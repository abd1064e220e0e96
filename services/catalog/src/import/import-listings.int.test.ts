import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'
import type { BatchOutcome } from './import-batch.ts'
import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { findOffer } from './find-offer.ts'
import { importListings, type ImportOptions, type ImportSummary } from './import-listings.ts'
import { readLines } from './read-lines.ts'

/** Real offers; they lie beside the project where it is developed. */
const REAL_OFFERS = fileURLToPath(new URL('../../../../../shared/data/listings.csv', import.meta.url))

const OWNERS = new Map<ImportField, string>([
  ['listing_owner', 'Agency'],
  ['owner_of_the_property', 'On file'],
])

let catalog: TestCatalog
beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())

interface Run {
  readonly summary: ImportSummary
  readonly outcomes: readonly BatchOutcome[]
}

async function run(source: ImportOptions['source'], options: Partial<ImportOptions> = {}): Promise<Run> {
  const outcomes: BatchOutcome[] = []
  const summary = await importListings(catalog, catalog.context, {
    source,
    columns: new Map(),
    defaults: OWNERS,
    dryRun: false,
    onOutcomes: (batch) => {
      outcomes.push(...batch)
    },
    ...options,
  })
  return { summary, outcomes }
}

async function* file(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function countListings(): Promise<number> {
  const { rows } = await catalog.pool.query<{ count: string }>('select count(*) from app.listing')
  return Number(rows[0]?.count)
}

describe('rows are known', () => {
  const offers = 'Ref,Title,Offer,Price,Location\nA1,Condo in Pasig,sale,4.5M,Pasig\nA2,House in Lipa,rent,25k,Lipa\n'

  test('by their content: taken twice, nothing is added', async () => {
    const before = await countListings()
    expect((await run(file(offers))).summary).toMatchObject({ rows: 2, created: 2, known: 0, rejected: 0 })
    expect((await run(file(offers))).summary).toMatchObject({ rows: 2, created: 0, known: 2, rejected: 0 })
    expect(await countListings()).toBe(before + 2)
  })

  test('by a key column: a corrected row is the same row, an empty key is none', async () => {
    const keyed = 'Ref,Title,Offer,Price,Location\nB1,Condo in Pasay,sale,4.5M,Pasay\n,House in Lipa,rent,25k,Lipa\n'
    const first = await run(file(keyed), { keyHeader: 'Ref' })
    expect(first.summary).toMatchObject({ created: 1, rejected: 1 })
    expect(first.outcomes[1]).toMatchObject({ kind: 'rejected', reason: 'its key column is empty', line: 3 })
    const second = await run(file(keyed.replace('4.5M', '4.6M')), { keyHeader: 'Ref' })
    expect(second.summary).toMatchObject({ created: 0, known: 1 })
  })

  test('an exact repeat within the file is rejected, in the first run and in the second', async () => {
    const doubled = 'Title,Offer,Price,Location\nLoft in Makati,sale,5M,Makati\nLoft in Makati,sale,5M,Makati\n'
    for (const kind of ['created', 'known']) {
      const { outcomes } = await run(file(doubled))
      expect(outcomes.map((outcome) => [outcome.kind, outcome.reason])).toEqual([
        [kind, ''],
        ['rejected', 'same as line 2'],
      ])
    }
  })
})

test('a dry run reports and writes nothing', async () => {
  const before = await countListings()
  const { summary } = await run(
    file('Title,Offer,Price,Location,Amenities\nLoft in Taguig,sale,5M,Taguig,Sky deck\n'),
    {
      dryRun: true,
    },
  )
  expect(summary).toMatchObject({ rows: 1, created: 1 })
  expect(await countListings()).toBe(before)
  expect((await catalog.pool.query(`select from app.amenity where name = 'Sky deck'`)).rowCount).toBe(0)
})

test.each([
  ['', 'The file is empty'],
  ['Title,Offer\n"open,sale\n', 'cannot be read as CSV'],
])('a file that is none: %j', async (text, message) => {
  await expect(run(file(text))).rejects.toThrow(message)
})

test('columns that are not there are named', async () => {
  const source = file('Title,Offer\n')
  const columns = new Map([['price', 'Cost']])
  await expect(run(source, { columns, keyHeader: 'Ref' })).rejects.toThrow(
    'price: the file has no column "Cost"; it has Title, Offer.\nKey: the file has no column "Ref"; it has Title, Offer.',
  )
})

describe.runIf(existsSync(REAL_OFFERS))('2,235 real offers', () => {
  test('every row is in, or rejected with a true reason; figures agree with a plain read of the file', async () => {
    const defaults = new Map<ImportField, string>([...OWNERS, ['property_type', 'Residential']])
    const { summary, outcomes } = await run(createReadStream(REAL_OFFERS), { defaults })
    expect(summary.rows).toBe(2235)
    expect(summary.created + summary.rejected).toBe(2235)
    expect(
      new Set(outcomes.filter((row) => row.kind === 'rejected').map((row) => row.reason.replace(/\d+/, 'N'))),
    ).toEqual(new Set(['same as line N']))
    const rentals = new Set<string>()
    for await (const { cells, line } of readLines(createReadStream(REAL_OFFERS))) {
      if (line > 1 && cells[1] === 'rent') rentals.add(JSON.stringify(cells))
    }
    const { rows } = await catalog.pool.query<{ rentals: string; pesos: string }>(
      `select count(*) filter (where status = 1) as rentals, sum(price_centavos) / 100 as pesos
       from app.listing where name = any($1)`,
      [outcomes.map((row) => row.cells[0]?.trim().normalize('NFC').replaceAll(/\s+/g, ' '))],
    )
    expect(Number(rows[0]?.rentals)).toBe(rentals.size)
    const pesos = outcomes.filter((row) => row.kind === 'created').reduce((sum, row) => sum + Number(row.cells[2]), 0)
    expect(Number(rows[0]?.pesos)).toBe(pesos)
    expect((await run(createReadStream(REAL_OFFERS), { defaults })).summary).toMatchObject({ created: 0 })
  })

  test('nothing named by hand: all but 33 rows are taken, and titles alone tell the offer of most', async () => {
    const options = { defaults: new Map<ImportField, string>(), dryRun: true, keyHeader: 'title' }
    const { outcomes } = await run(createReadStream(REAL_OFFERS), options)
    const unknown = outcomes.filter(({ reason }) => reason.startsWith('Property type'))
    expect(unknown.length).toBeLessThanOrEqual(20)
    const offers = outcomes.map(({ cells }) => {
      const [title = '', offer] = cells
      const found = findOffer({ cell: '', title, price: '', fallback: '' })
      return 'code' in found ? (found.code === 1) === (offer === 'rent') : undefined
    })
    expect(offers.filter((isRight) => isRight).length).toBeGreaterThan(1_890)
    expect(offers.filter((isRight) => isRight === false).length).toBeLessThanOrEqual(1)
  })
})
