import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { wordTerms } from './word-terms.ts'

test('terms are made once, and anew when a number has changed', () => {
  const lexicon = lexiconOf(1_000, { pool: 300 })
  const terms = wordTerms(lexicon, ['pool'])
  expect(wordTerms(lexicon, ['pool'])).toBe(terms)
  lexicon.apply([{ word: 'pool', listings: 301 }])
  expect(wordTerms(lexicon, ['pool'])).toMatchObject([{ atMost: 301 }])
})

test('each vocabulary has its own', () => {
  const [few, many] = [30, 300].map((pool) => wordTerms(lexiconOf(1_000, { pool }), ['pool']))
  expect([few, many]).toMatchObject([[{ atMost: 30 }], [{ atMost: 300 }]])
})
