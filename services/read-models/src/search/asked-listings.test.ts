import { NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { expect, test } from 'vitest'
import { AskedListings } from './asked-listings.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'

const lexicon = lexiconOf(100_000, { pool: 37_000, casita: 12 })

const asked = (text: string) => new AskedListings(lexicon, { words: text.split(' '), filters: NO_FILTERS })

test('a word that nothing holds is enough to find nothing', () => {
  expect(asked('pool zzz').isNone).toBe(true)
  expect(asked('pool casita').isNone).toBe(false)
})

test('a rare word makes a rare list', () => {
  expect(asked('pool casita').isRare).toBe(true)
  expect(asked('pool').isRare).toBe(false)
})
