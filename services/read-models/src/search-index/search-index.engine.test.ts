import { randomBytes } from 'node:crypto'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { awaitTask } from '@tahanan/platform/search-engine/await-task.ts'
import { findApiError } from '@tahanan/platform/search-engine/find-api-error.ts'
import { openMeiliClient } from '@tahanan/platform/search-engine/meili-client.ts'
import type { Meilisearch } from 'meilisearch'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openListingLists } from '../browse/open-listing-lists.fixture.ts'
import { buildBrokerageListingState } from '../listing/brokerage-listing-state.fixture.ts'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { rebuildSearch } from '../rebuild/rebuild-search.ts'
import { MeilisearchEngine } from '../search/meilisearch-engine.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { countPendingIndexUpdates, isIndexFilled } from './pending-index-update.store.ts'
import { writeDocuments } from './drain-pending-index-updates.ts'
import { type IndexerSettings, runIndexer } from './indexer.ts'
import { prepareIndex } from './prepare-index.ts'
import { SEARCH_INDEX } from './search-index.ts'
import { beginSecondIndex, secondIndexOf } from './second-index.store.ts'

const { MEILI_URL: url, MEILI_KEY: key } = loadConfig()
const PATIENCE = { timeout: 60_000, interval: 20 }
const LISTINGS = 60
/** More than two batches, and a rest. */
const MANY = 2_400

/** No registry has a Meilisearch to start; whoever runs one names it. */
describe.skipIf(url === undefined)('the index in Meilisearch', () => {
  let database: ReadDatabase
  let client: Meilisearch
  let indexName: string
  let end: () => Promise<void>

  beforeEach(async () => {
    database = await createReadDatabase()
    client = openMeiliClient({ url: url ?? '', key, timeoutMs: 5_000 })
    indexName = `test-${randomBytes(6).toString('hex')}`
    end = async () => {}
  })
  afterEach(async () => {
    await end()
    for (const name of [indexName, secondIndexOf(indexName)]) await awaitTask(client, client.deleteIndex(name))
    await database.drop()
  })

  const listing = (id: number, name = `House ${id}`, version = 1) =>
    buildChanged('listing', buildBrokerageListingState({ id, name }), version)
  const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)
  const someListings = (count = LISTINGS) => apply(...Array.from({ length: count }, (_, index) => listing(index + 1)))

  function startIndexer(overrides: Partial<IndexerSettings> = {}): void {
    const { connectionString } = database
    const stopping = new AbortController()
    const running = runIndexer({ connectionString, client, indexName, signal: stopping.signal, ...overrides })
    end = async () => {
      stopping.abort()
      await running
    }
  }

  const untilIdle = () =>
    vi.waitFor(async () => {
      expect(await isIndexFilled(database.readPool, indexName)).toBe(true)
      expect(await countPendingIndexUpdates(database.readPool, indexName)).toBe(0)
    }, PATIENCE)

  async function found(words: string): Promise<number[]> {
    const { hits } = await client.index<{ id: number }>(indexName).search(words, { limit: 1_000 })
    return hits.map(({ id }) => id).toSorted((a, b) => a - b)
  }

  it('forgets what another read schema left in it, a catalogue that was put back to a backup', async () => {
    await prepareIndex(client, indexName)
    await awaitTask(client, client.index(indexName).addDocuments([{ id: 999, words: 'ghost' }]))
    await someListings()
    startIndexer()
    await untilIdle()
    expect(await found('ghost')).toEqual([])
    expect(await found('house')).toHaveLength(LISTINGS)
  })

  it('is rebuilt beside the one that serves, which misses nothing that changes meanwhile', async () => {
    await someListings()
    startIndexer()
    await untilIdle()
    const index = client.index(indexName)
    await awaitTask(client, index.deleteDocument(5))
    await awaitTask(client, index.addDocuments([{ id: 999, words: 'ghost' }]))
    expect(await found('ghost')).toEqual([999])

    let changes: Promise<void> | undefined
    await rebuildSearch({
      connectionString: database.connectionString,
      client,
      indexName,
      signal: new AbortController().signal,
      onProgress(step) {
        if (step === 'index') changes ??= apply(listing(3, 'Renamed', 2), buildDeleted('listing', 4, 2), listing(61))
      },
    })
    await changes
    await untilIdle()
    const ids = Array.from({ length: LISTINGS + 1 }, (_, at) => at + 1).filter((id) => id !== 4)
    expect(await found('')).toEqual(ids)
    expect(await found('renamed')).toEqual([3])
    expect(await found('ghost')).toEqual([])
    const { rows } = await database.readPool.query('select name from search_index')
    expect(rows).toEqual([{ name: indexName }])
    const missing: unknown = await client.getRawIndex(secondIndexOf(indexName)).catch((error: unknown) => error)
    expect(findApiError(missing)?.cause?.code).toBe('index_not_found')
  })

  it('serves as before when its rebuild is stopped, and takes what changed meanwhile', async () => {
    await someListings()
    startIndexer()
    await untilIdle()
    const stopping = new AbortController()
    const rebuilding = rebuildSearch({
      connectionString: database.connectionString,
      client,
      indexName,
      signal: stopping.signal,
      onProgress: (step) => step === 'index' && stopping.abort(new Error('Stopped by hand')),
    })
    await expect(rebuilding).rejects.toThrow('Stopped by hand')
    await apply(listing(3, 'Renamed', 2))
    await untilIdle()
    expect(await found('renamed')).toEqual([3])
    expect(await found('')).toHaveLength(LISTINGS)
  })

  it('takes over what a killed rebuild left marked for the second one', async () => {
    await someListings()
    startIndexer()
    await untilIdle()
    await end()
    await beginSecondIndex(database.readPool, indexName)
    await database.readPool.query('delete from index_mark where index_name = $1 and listing_id <> 7', [
      secondIndexOf(indexName),
    ])
    await awaitTask(client, client.index(indexName).deleteDocument(7))
    startIndexer()
    await expect.poll(() => found('')).toHaveLength(LISTINGS)
    const { rows } = await database.readPool.query('select name from search_index')
    expect(rows).toEqual([{ name: indexName }])
  })

  it('is filled batch by batch, with what changes and goes away meanwhile', async () => {
    await someListings(MANY)
    let changes: Promise<void> | undefined
    const onIndexed = vi.fn(() => {
      changes ??= apply(listing(3, 'Renamed', 2), listing(MANY, 'Renamed', 2), buildDeleted('listing', 4, 2))
    })
    startIndexer({ onIndexed })
    await expect.poll(() => onIndexed.mock.calls.length).toBeGreaterThan(2)
    await changes
    await untilIdle()
    expect(await found('renamed')).toEqual([3, MANY])
    const { numberOfDocuments } = await client.index(indexName).getStats()
    expect(numberOfDocuments).toBe(MANY - 1)
  })

  it('leaves out the one document that it refuses, and takes the others of its batch', async () => {
    await prepareIndex(client, indexName)
    const refused: number[] = []
    const documents = [1, 2, 2.5, 3, 4].map((id) => ({ id, words: 'house' }))
    await writeDocuments(client, indexName, documents, (id) => refused.push(id))
    expect(refused).toEqual([2.5])
    expect(await found('house')).toEqual([1, 2, 3, 4])
  })

  it('is brought to this version’s settings, and refused when somebody else made it', async () => {
    await prepareIndex(client, indexName)
    await awaitTask(client, client.index(indexName).updateSettings({ sortableAttributes: [], rankingRules: ['words'] }))
    expect(await prepareIndex(client, indexName)).toBe(false)
    const settings = await client.index(indexName).getSettings()
    expect(settings.sortableAttributes?.toSorted()).toEqual(SEARCH_INDEX.settings.sortableAttributes.toSorted())
    expect(settings.rankingRules).toEqual(['sort'])

    await awaitTask(client, client.deleteIndex(indexName))
    await awaitTask(client, client.createIndex(indexName, { primaryKey: 'sku' }))
    await expect(prepareIndex(client, indexName)).rejects.toThrow('has the primary key "sku"')
  })

  it('only finds: what a search shows is right before the index has taken a change', async () => {
    await someListings()
    startIndexer()
    await untilIdle()
    await end()
    const changed = { name: 'House, renamed', priceCentavos: 123_456_700 }
    await apply(
      buildChanged('listing', buildBrokerageListingState({ id: 3, ...changed }), 2),
      buildChanged('listing', buildBrokerageListingState({ id: 4, name: 'House 4', availability: 1 }), 2),
    )
    const engine = new MeilisearchEngine({ client, pool: database.readPool, indexName })
    const lists = openListingLists(database, { engine })
    const { json } = await lists.list(listingSearchQuerySchema.parse({ q: 'house', page_size: '100' }))
    const answer = listingListSchema.parse(JSON.parse(json))
    expect(answer.degraded).toBeUndefined()
    expect(answer.results).toHaveLength(LISTINGS - 1)
    expect(answer.results.find(({ id }) => id === 3)).toMatchObject({ name: 'House, renamed', price_sort: 1_234_567 })
    expect(answer.results.map(({ id }) => id)).not.toContain(4)
    expect(await countPendingIndexUpdates(database.readPool, indexName)).toBe(2)
  })

  it('tells of the requests that it takes', async () => {
    const onIndexed = vi.fn()
    startIndexer({ onIndexed })
    await vi.waitFor(() => expect(database.count('search_index')).resolves.toBe(1), PATIENCE)
    await apply({ ...listing(1), correlationId: 'click-1' })
    await vi.waitFor(() => {
      expect(onIndexed).toHaveBeenCalledWith(expect.objectContaining({ listings: 1, requestIds: ['click-1'] }))
    }, PATIENCE)
  })
})
