import { expect, test } from 'vitest'
import { KeptFacts } from './kept-facts.ts'
import { FACT } from './listing-facts.ts'

const listing = (id: number, lowestCentavos = 100) => ({
  id,
  traits: 7,
  lowestCentavos,
  highestCentavos: 200,
  lotAreaSqm: -1,
})

const idAt = (kept: KeptFacts, place: number) => kept.ints[place * FACT.ints + FACT.id]

test('a listing is kept once, however often it is found', () => {
  const kept = new KeptFacts()
  const places = [1, 2, 1].map((id) => kept.keep(listing(id)))
  expect(places).toEqual([0, 1, 0])
  expect([0, 1, 2].map((place) => idAt(kept, place))).toEqual([1, 2, 0])
})

test('one that has changed has another place, and what was kept stays what it was', () => {
  const kept = new KeptFacts()
  const [before, after] = [100, 150].map((price) => kept.keep(listing(1, price)))
  expect(after).not.toBe(before)
  expect(kept.keep(listing(1, 150))).toBe(after)
  expect(kept.doubles[(before ?? -1) * FACT.doubles + FACT.lowestCentavos]).toBe(100)
})

test('ids that lead to the same slot are told apart', () => {
  const kept = new KeptFacts()
  const ids = [5, 5 + 2 ** 21, 6, 5 + 2 ** 22]
  const places = ids.map((id) => kept.keep(listing(id)))
  expect(ids.map((id) => kept.keep(listing(id)))).toEqual(places)
  expect(new Set(places).size).toBe(ids.length)
  expect(places.map((place) => idAt(kept, place))).toEqual(ids)
})
