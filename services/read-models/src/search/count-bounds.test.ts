import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBounds } from './count-bounds.ts'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { searchTerm } from './search-term.ts'

test('one word is counted by the vocabulary', () => {
  expect(countBounds([searchTerm(lexiconOf(100, { pool: 37 }), ['pool'])], 100)).toEqual({ atLeast: 37, atMost: 37 })
})

test('two that most listings have must meet in some', () => {
  const lexicon = lexiconOf(100, { for: 90, sale: 70 })
  const terms = [searchTerm(lexicon, ['for']), searchTerm(lexicon, ['sale'])]
  expect(countBounds(terms, 100)).toEqual({ atLeast: 60, atMost: 70 })
})

test('however words are spread, the number is within the bounds', () => {
  const words = ['a', 'b', 'c', 'd']
  const listings = fc.array(fc.subarray(words), { minLength: 1, maxLength: 30 })
  const groups = fc.array(fc.subarray(words, { minLength: 1 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(listings, groups, (held, asked) => {
      const numbers = words.map((word) => [word, held.filter((listing) => listing.includes(word)).length] as const)
      const lexicon = lexiconOf(held.length, Object.fromEntries(numbers))
      const terms = asked.map((group) => searchTerm(lexicon, group))
      const matches = held.filter((listing) => asked.every((group) => group.some((word) => listing.includes(word))))
      const { atLeast, atMost } = countBounds(terms, held.length)
      expect(matches.length).toBeGreaterThanOrEqual(atLeast)
      expect(matches.length).toBeLessThanOrEqual(atMost)
    }),
  )
})
