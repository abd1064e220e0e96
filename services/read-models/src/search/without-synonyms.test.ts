import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'
import { SYNONYMS } from './synonyms.ts'
import { withoutSynonyms } from './without-synonyms.ts'

test('one of each line is enough', () => {
  expect(withoutSynonyms(['condo', 'condominium', 'condor', 'sta', 'stage', 'santa'])).toEqual([
    'condo',
    'condor',
    'sta',
    'stage',
  ])
})

test('because whoever holds one word of a line holds the others, and no word is in two lines', () => {
  const single = SYNONYMS.flatMap((line) => line.filter((phrase) => !phrase.includes(' ')))
  expect(new Set(single).size).toBe(single.length)
  for (const line of SYNONYMS) {
    const words = line.filter((phrase) => !phrase.includes(' '))
    for (const phrase of line) expect(searchWords([phrase])).toEqual(expect.arrayContaining(words))
  }
})

test('synonyms are written as they are looked for', () => {
  for (const phrase of SYNONYMS.flat()) expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/)
})
