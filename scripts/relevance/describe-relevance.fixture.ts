import { createReadStream } from 'node:fs'
import { importListings } from '@tahanan/catalog/import/import-listings.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { catalogEventSchema, type CatalogEvent } from '@tahanan/contracts/event/catalog-event.ts'
import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import type { SearchEngine } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ListingLists } from '@tahanan/read-models/browse/listing-lists.ts'
import { openListingLists } from '@tahanan/read-models/browse/open-listing-lists.fixture.ts'
import { applyEvents } from '@tahanan/read-models/projection/apply-events.fixture.ts'
import { createReadDatabase, type ReadDatabase } from '@tahanan/read-models/schema/read-database.fixture.ts'
import { seedDemo } from '@tahanan/standalone/demo/seed-demo.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { relevanceCases } from './relevance-cases.fixture.ts'

/** An engine over a database, once it has everything. Undefined is Postgres. */
export interface EngineOfRelevance {
  readonly engine?: SearchEngine
  stop(): Promise<void>
}

const OFFERS = new URL('../../../shared/data/listings.csv', import.meta.url)
const CATALOGUES = [
  ['real offers', importOffers],
  ['the demo catalogue', loadDemo],
] as const

/**
 * Whether what people type finds what they mean, over 2,235 real offers and over the demo catalogue: judged by what a
 * card shows, never by what the search knows.
 */
export function describeRelevance(
  engineName: string,
  start: (database: ReadDatabase) => Promise<EngineOfRelevance>,
): void {
  describe.each(CATALOGUES)(`${engineName}, %s`, (catalogue, fill) => {
    let database: ReadDatabase
    let lists: ListingLists
    let under: EngineOfRelevance
    let cards: readonly ListingCard[]

    beforeAll(async () => {
      database = await createReadDatabase()
      await applyEvents(database.readPool, await eventsOf(fill))
      await database.readPool.query('analyze')
      under = await start(database)
      lists = openListingLists(database, { engine: under.engine })
      const { rows } = await database.readPool.query<{ card: ListingCard }>(
        'select card::json as card from listing_view where listed',
      )
      cards = rows.map(({ card }) => card)
    }, 360_000)
    afterAll(async () => {
      await under.stop()
      await database.drop()
    })

    test('what people type finds what they mean', { timeout: 360_000 }, async () => {
      const missed: string[] = []
      let count = 0
      let without = 0
      let shown = 0
      let right = 0
      for (const { q, isRight } of relevanceCases(cards)) {
        const isPossible = cards.some(isRight)
        const { json } = await lists.list(listingSearchQuerySchema.parse({ q, page_size: '10' }))
        const { results, relaxed, corrected, degraded } = listingListSchema.parse(JSON.parse(json))
        expect(degraded).toBeUndefined()
        // What nobody offers cannot be found: whatever is shown in its place says so.
        if (!isPossible) {
          if (results.length > 0 && relaxed === undefined && corrected === undefined)
            missed.push(`${q}: ${results.length} of what there is none`)
          continue
        }
        count += 1
        const found = results.filter(isRight).length
        shown += results.length
        right += found
        const isFirst = results.slice(0, 5).some(isRight)
        if (!isFirst) without += 1
        if (!isFirst) missed.push(`${q}: none of the first five`)
        else if (found < results.length) missed.push(`${q}: ${results.length - found} of ${results.length} wrong`)
      }
      console.log(
        `${engineName}, ${catalogue}: ${count} cases, ${percent(1 - without / count)} with a right one in the first ` +
          `five, ${percent(right / shown)} of the first ten right. Not:\n${missed.join('\n')}`,
      )
      expect(count).toBeGreaterThanOrEqual(300)
      expect(1 - without / count).toBeGreaterThanOrEqual(0.99)
      expect(right / shown).toBeGreaterThanOrEqual(0.98)
    })
  })
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

/** As the import takes them out of the spreadsheet. */
async function importOffers(catalog: TestCatalog): Promise<void> {
  await importListings(catalog, catalog.context, {
    source: createReadStream(OFFERS),
    columns: new Map(),
    defaults: new Map([
      ['property_type', 'Residential'],
      ['listing_owner', 'On file'],
      ['owner_of_the_property', 'On file'],
    ]),
    dryRun: false,
    onOutcomes: () => {},
  })
}

/** What `npm start` loads the first time. */
async function loadDemo(catalog: TestCatalog): Promise<void> {
  await seedDemo(catalog, { now: catalog.context.now })
}

/** What the commands of a catalogue publish, in their order. */
async function eventsOf(fill: (catalog: TestCatalog) => Promise<void>): Promise<readonly CatalogEvent[]> {
  const catalog = await openTestCatalog()
  try {
    await fill(catalog)
    const { rows } = await catalog.pool.query<{ value: string }>(
      `select value from app.outbox where destination = 'event' order by id`,
    )
    return rows.map(({ value }) => catalogEventSchema.parse(JSON.parse(value)))
  } finally {
    await catalog.drop()
  }
}
