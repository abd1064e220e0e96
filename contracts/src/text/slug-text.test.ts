import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugText } from './slug-text.ts'

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
