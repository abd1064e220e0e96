import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, slugText } from './fold-text.ts'

test.each([
  ['Parañaque', 'paranaque'],
  ['  DASMARIÑAS  City ', 'dasmarinas city'],
  ['Sta. Rosa–Tagaytay Rd.', 'sta rosa tagaytay rd'],
  ["D'Heights (Phase 2)", 'd heights phase 2'],
  ['₱1.5M', '1 5m'],
  ['ﬁne 2ⁿᵈ', 'fine 2nd'],
  ['İstanbul', 'istanbul'],
  ['!?…', ''],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('composed and decomposed letters fold alike', () => {
  expect(foldText('Las Pin\u0303as')).toBe(foldText('Las Pi\u00f1as'))
})

test('folding what is folded changes nothing, and leaves words between single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text)
      expect(foldText(folded)).toBe(folded)
      expect(folded).not.toMatch(/^ | {2}| $/)
    }),
  )
})

test('case makes no difference', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-ZñÑéÉ .,'-]{0,40}$/), (text) => {
      expect(foldText(text.toUpperCase())).toBe(foldText(text.toLowerCase()))
    }),
  )
})

test('a name becomes words and hyphens', () => {
  expect(slugText('Las Piñas, 2-BR Condo @ ₱5.2M!', 'listing')).toBe('las-pinas-2-br-condo-5-2m')
})

test('a name without such characters takes the noun', () => {
  expect(slugText('東京', 'listing')).toBe('listing')
  expect(slugText('—', 'project')).toBe('project')
})

test('a long name is cut between words', () => {
  const slug = slugText('Spacious family home '.repeat(20), 'listing')
  expect(slug).toBe('spacious-family-home-spacious-family-home-spacious-family-home-spacious-family')
})

test('never empty, at most 80 characters, nothing that needs escaping', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const slug = slugText(name, 'listing')
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(80)
    }),
  )
})
