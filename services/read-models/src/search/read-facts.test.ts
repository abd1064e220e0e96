import { expect, test } from 'vitest'
import { KeptFacts } from './kept-facts.ts'
import { FACT } from './listing-facts.ts'
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

test('keeps the newest, newest first, and says how many there were', () => {
  const kept = new KeptFacts()
  const facts = [5, 2_147_483_647, 7, 6].map((id) => factsOf(listing(id))).join('')
  const { places, total } = readFacts(facts, (found) => found - 1, kept)
  const at = (place: number) => place * FACT.doubles
  expect(total).toBe(4)
  expect([...places].map((place) => kept.ints[place * FACT.ints + FACT.id])).toEqual([2_147_483_647, 7, 6])
  expect([...places].map((place) => kept.ints[place * FACT.ints + FACT.traits])).toEqual([47, 7, 6])
  const [, ...others] = places
  expect(others.map((place) => kept.doubles[at(place) + FACT.lowestCentavos])).toEqual([700, 600])
  expect(others.map((place) => kept.doubles[at(place) + FACT.highestCentavos])).toEqual([1_400, 1_200])
  expect(others.map((place) => kept.doubles[at(place) + FACT.lotAreaSqm])).toEqual([7.25, 6.25])
})

test('nothing is no listing', () => {
  expect(readFacts(null, () => 3, new KeptFacts())).toMatchObject({ total: 0, places: new Int32Array() })
})
