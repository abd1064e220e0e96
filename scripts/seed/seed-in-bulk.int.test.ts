import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { seedDemo } from '@tahanan/standalone/demo/seed-demo.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedInBulk } from './seed-in-bulk.ts'

let catalog: TestCatalog

beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())

const options = { now: new Date('2026-03-01T08:00:00Z') }

async function counts(): Promise<unknown> {
  const { rows } = await catalog.pool.query(
    `select count(*)::int as listings, max(id)::int as highest, count(distinct import_key)::int as keys,
       (select count(*) from app.outbox where key like 'listing:%')::int as events from app.listing`,
  )
  return rows[0]
}

test('an interrupted run is whole as far as it went, and the next one goes on from there', async () => {
  const interrupt = new AbortController()
  const seeding = seedInBulk(catalog, {
    ...options,
    listings: 5_000,
    signal: interrupt.signal,
    onProgress: () => interrupt.abort(new Error('interrupted')),
  })
  await expect(seeding).rejects.toThrow('interrupted')
  expect(await counts()).toMatchObject({ listings: 2_000, keys: 2_000, events: 2_000 })

  const progress: number[] = []
  const added = await seedInBulk(catalog, { ...options, listings: 5_000, onProgress: (done) => progress.push(done) })
  expect(added).toBe(3_000)
  expect(progress).toEqual([4_000, 5_000])
  expect(await counts()).toEqual({ listings: 5_000, highest: 5_000, keys: 5_000, events: 5_000 })
})

test('the small demo finds its listings there', async () => {
  await seedDemo(catalog, options)
  expect(await counts()).toMatchObject({ listings: 5_000 })
})

test('there is nothing to add to a catalogue that is large enough', async () => {
  expect(await seedInBulk(catalog, { ...options, listings: 3_000 })).toBe(0)
})
