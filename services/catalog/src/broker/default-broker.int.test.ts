import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCatalog, type TestCatalog } from '../schema/catalog.fixture.ts'

let catalog: TestCatalog
beforeAll(async () => {
  catalog = await openTestCatalog()
})
afterAll(() => catalog.drop())

test('a fresh catalogue has broker 4, published like any other (decision 68)', async () => {
  expect(await catalog.events('broker:4')).toMatchObject([
    { type: 'broker.changed', aggregateId: 4, version: 1, data: { id: 4, licenses: [] } },
  ])
  expect(await catalog.auditActions('broker', 4)).toEqual(['create'])
})

test('the next broker gets the next id', async () => {
  const { rows } = await catalog.pool.query<{ id: number }>(
    `insert into app.broker (name, name_folded, search_folded) values ('Next', 'next', 'next') returning id`,
  )
  expect(rows[0]?.id).toBe(5)
})
