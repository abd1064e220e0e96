import { expect, test } from 'vitest'
import { suggestionWords } from './suggestion-words.ts'

test('own words and synonyms, without short pieces of these', () => {
  expect(suggestionWords('Quezon City')).toEqual(expect.arrayContaining(['quezon', 'city', 'qc']))
  expect(suggestionWords('Sta. Rosa')).toEqual(expect.arrayContaining(['sta', 'santa', 'rosa']))
  expect(suggestionWords('Parañaque')).toContain('pque')
  expect(suggestionWords('Parañaque')).not.toContain('que')
})
