import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countListingsNeedingAttention } from '@tahanan/catalog/attention/listing-attention.store.ts'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../demo/seed-demo.ts'
import { loadDemoPapers } from './load-demo-papers.ts'

let catalog: TestCatalog
let folder: string
let objects: ObjectStore

beforeAll(async () => {
  catalog = await openTestCatalog()
  folder = await mkdtemp(join(tmpdir(), 'tahanan-papers-'))
  objects = await openFileObjectStore({ folder })
  await seedDemo(catalog, { listings: 120, now: new Date() })
})
afterAll(async () => {
  await catalog.drop()
  await rm(folder, { recursive: true })
})

const load = (signal = new AbortController().signal) => loadDemoPapers({ pool: catalog.pool, objects, signal })

async function papers() {
  const { rows } = await catalog.pool.query<{ kind: string; status: number; papers: number }>(
    `select kind, status, count(*)::integer as papers from app.document
     join app.listing on listing.id = listing_id group by kind, status order by kind`,
  )
  return rows
}

async function countBrokerage(): Promise<number> {
  const { rowCount } = await catalog.pool.query('select from app.listing where listing_type = 1')
  return rowCount ?? 0
}

test('nothing once it is told to stop', async () => {
  await expect(load(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await papers()).toEqual([])
})

test('most brokerage listings have the authority of their kind, some a lapsed one, some none; once', async () => {
  await load()
  const found = await papers()
  expect(found.map(({ kind, status }) => [kind, status])).toEqual([
    ['authority_to_lease', 1],
    ['authority_to_sell', 0],
  ])
  const given = found.reduce((sum, each) => sum + each.papers, 0)
  const brokerage = await countBrokerage()
  expect(given).toBeGreaterThan(brokerage * 0.9)
  expect(given).toBeLessThan(brokerage)
  const needy = new Map(
    (await countListingsNeedingAttention(catalog, new Date())).map((each) => [each.reason, each.count]),
  )
  expect(needy.get('no_authority')).toBeGreaterThan(0)
  expect(needy.get('authority_lapsed')).toBeGreaterThan(0)
  const stored: string[] = []
  for await (const { key } of objects.list('documents', '')) stored.push(key)
  expect(stored).toHaveLength(given)
  await catalog.pool.query('update app.document set deleted_at = now()')
  await load()
  expect(await papers()).toEqual(found)
})
