import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon-of.fixture.ts'
import { wordTerms } from './word-terms.ts'

const lexicon = lexiconOf(1_000, { aircon: 300, airport: 40, pool: 200 })
const asked = (text: string) => wordTerms(lexicon, text.split(' ')).map(({ query }) => query)

test('the last word stands for all words that begin with it', () => {
  expect(asked('pool air')).toEqual(["'pool'", "'aircon'|'airport'"])
})

test('it asks for nothing more where another word begins so', () => {
  expect(asked('aircon air')).toEqual(["'aircon'"])
  expect(asked('pool pool')).toEqual(["'pool'"])
  expect(asked('air aircon')).toEqual(["'air'", "'aircon'"])
})
