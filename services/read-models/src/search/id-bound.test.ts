import { expect, test } from 'vitest'
import { idBound } from './id-bound.ts'
import type { ListingWalk } from './listing-walks.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { filterToken } from './filter-token.ts'

/** Ids 0 to 1,023 are window 0, and so on; window 2 is empty. */
const lexicon = lexiconOf(0, {
  [filterToken.window(0, 0)]: 500,
  [filterToken.window(0, 1)]: 400,
  [filterToken.window(0, 3)]: 600,
})
const newest: ListingWalk = { by: 'id', descending: true, priced: undefined, after: undefined }
const oldest: ListingWalk = { ...newest, descending: false }
const after = (walk: ListingWalk, id: number): ListingWalk => ({ ...walk, after: { id, priceCentavos: null } })

test('as many windows as hold enough, and the id at which the last of them ends', () => {
  expect(idBound(lexicon, newest, 600)).toBe(3 * 1_024)
  expect(idBound(lexicon, newest, 601)).toBe(1_024)
  expect(idBound(lexicon, oldest, 500)).toBe(1_023)
  expect(idBound(lexicon, oldest, 900)).toBe(2_047)
})

test('from where the walk goes on', () => {
  expect(idBound(lexicon, after(newest, 2_100), 400)).toBe(1_024)
  expect(idBound(lexicon, after(oldest, 1_030), 400)).toBe(2_047)
})

test('no bound where everything would have to be passed', () => {
  expect(idBound(lexicon, newest, 5_000)).toBeUndefined()
  expect(idBound(lexicon, oldest, 5_000)).toBeUndefined()
})
