import { expect, test } from 'vitest'
import { searchPatterns } from './page-of-matches.ts'

test('a pattern per word, folded', () => {
  expect(searchPatterns(' Parañaque, 2-BR ')).toEqual(['%paranaque%', '%2%', '%br%'])
})

test('nothing in it is a wildcard of its own', () => {
  expect(searchPatterns('100%_\\')).toEqual(['%100%'])
})

test('no words ask for everything; more than ten are left out', () => {
  expect(searchPatterns(' !? ')).toEqual([])
  expect(searchPatterns('a b c d e f g h i j k l')).toHaveLength(10)
})
