import { expect, test } from 'vitest'
import { withoutWords } from './without-words.ts'

test('words are taken out once each', () => {
  expect(withoutWords('house in lahug near lahug', 'lahug')).toBe('house in near lahug')
  expect(withoutWords('2 br condo', 'br 2')).toBe('condo')
})

test.each([
  ['condo fort bonifacio for rent', 'for rent', 'condo fort bonifacio'],
  ['condo fort bonifacio for rent', 'for', 'condo fort bonifacio rent'],
  ['affordable house for sale', 'for', 'affordable house sale'],
  ['pilot lot', 'lot', 'pilot'],
  ['condominium condo', 'condo', 'condominium'],
  ['niños niño', 'niño', 'niños'],
  ['House Lahug', 'lahug', 'House'],
  ['1½ hectares cavite', '11⁄2 hectares', 'cavite'],
  ['house (new) $5', '$5 (new)', 'house'],
])('of "%s" only the whole words "%s" are taken out', (text, words, left) => {
  expect(withoutWords(text, words)).toBe(left)
})

test('a word that stands nowhere alone is taken out of another', () => {
  expect(withoutWords('3Mfoo condo', '3M')).toBe('foo condo')
})
