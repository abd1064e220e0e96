import { expect, test } from 'vitest'
import { foldedName } from './refuse-duplicate-name.ts'

test('case, accents, spaces and punctuation make no other name', () => {
  expect(foldedName(' Sta. Lucía  LAND ')).toBe(foldedName('sta lucia land'))
})

test('names without a letter or digit are told apart', () => {
  expect(foldedName('★★')).not.toBe(foldedName('★'))
})
