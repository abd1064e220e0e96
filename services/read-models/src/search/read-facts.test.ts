import { expect, test } from 'vitest'
import { readFacts } from './read-facts.ts'

/** As the database strings them together. */
function factsOf(listing: { id: number; traits: number; lowest: number; highest: number; area: number }): string {
  const bytes = Buffer.alloc(33)
  bytes.writeInt32BE(listing.id)
  bytes.writeInt32BE(listing.traits, 4)
  bytes.writeDoubleBE(listing.lowest, 8)
  bytes.writeDoubleBE(listing.highest, 16)
  bytes.writeDoubleBE(listing.area, 24)
  return bytes.toString('base64')
}

const listing = (id: number) => ({ id, traits: id % 100, lowest: id * 100, highest: id * 200, area: id + 0.25 })

test('reads the newest, newest first, and says how many there were', () => {
  const facts = [5, 2_147_483_647, 7, 6].map((id) => factsOf(listing(id))).join('')
  const { columns, total } = readFacts(facts, 3)
  expect(total).toBe(4)
  expect([...columns.ids]).toEqual([2_147_483_647, 7, 6])
  expect([...columns.traits].slice(1)).toEqual([7, 6])
  expect([...columns.lowestCentavos].slice(1)).toEqual([700, 600])
  expect([...columns.highestCentavos].slice(1)).toEqual([1_400, 1_200])
  expect([...columns.lotAreaSqm].slice(1)).toEqual([7.25, 6.25])
})

test('nothing is no listing', () => {
  expect(readFacts(null, 3)).toMatchObject({ total: 0, columns: { ids: new Int32Array() } })
})
