import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { applyEvents } from '../projection/apply-events.fixture.ts'
import { buildChanged } from '../projection/changed.fixture.ts'
import { buildDeleted } from '../projection/deleted.fixture.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { buildBrokerageListingState } from './brokerage-listing-state.fixture.ts'
import { ListingCards } from './listing-cards.ts'

let database: ReadDatabase
let cards: ListingCards

beforeAll(async () => {
  database = await createReadDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.empty()
  await apply(listing(1), listing(2), listing(3))
  cards = new ListingCards(database.readPool)
})

const apply = (...events: Parameters<typeof applyEvents>[1]) => applyEvents(database.readPool, events)
const listing = (id: number, name = `House ${id}`, version = 1) =>
  buildChanged('listing', buildBrokerageListingState({ id, slug: `house-${id}`, name }), version)

const namesOf = async (...ids: readonly number[]) =>
  (await cards.read(ids)).map(({ card }) => /"name":"([^"]*)"/.exec(card)?.[1])

test('cards stand in the order asked for; what cannot be had drops out', async () => {
  expect(await namesOf(3, 99, 1)).toEqual(['House 3', 'House 1'])
  expect(await namesOf(2, 3)).toEqual(['House 2', 'House 3'])
  expect(await namesOf()).toEqual([])
})

test('what is kept is not read again, and shows at once what has changed or gone', async () => {
  await cards.read([1, 2, 3])
  const query = vi.spyOn(database.readPool, 'query')
  const [one] = await cards.read([1, 2])
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
  await apply(listing(1, 'Villa 1', 2), buildDeleted('listing', 2, 2, ['house-2']))
  expect(await namesOf(1, 2, 3)).toEqual(['Villa 1', 'House 3'])
  const [changed] = await cards.read([1])
  expect(changed?.rev).toBeGreaterThan(one?.rev ?? Infinity)
})

test('what changes while it is being read is not kept as it was', async () => {
  let version = 1
  const late = new ListingCards({
    async query(statement) {
      const result = await database.readPool.query(statement)
      if (typeof statement !== 'string' && statement.text.includes('listing_view')) {
        version += 1
        await apply(listing(1, `Loft ${version}`, version))
        await late.changes.catchUp()
      }
      return result
    },
  })
  const namesRead = async () => (await late.read([1])).map(({ card }) => /Loft \d|House \d/.exec(card)?.[0])
  expect(await namesRead()).toEqual(['House 1'])
  expect(await namesRead()).toEqual(['Loft 2'])
  expect(await namesRead()).toEqual(['Loft 3'])
})
