import { expect, test } from 'vitest'
import { addressIn, languageOf } from './language.ts'

test.each([
  ['/', '/fil'],
  ['/?status=For+Rent', '/fil?status=For+Rent'],
  ['/search', '/fil/search'],
  ['/listing/house-1/?a=b#payment', '/fil/listing/house-1/?a=b#payment'],
])('%s is %s in Filipino', (path, address) => {
  expect(addressIn('fil', path)).toBe(address)
  expect(addressIn('en', path)).toBe(path)
  expect(languageOf(address)).toBe('fil')
  expect(languageOf(path)).toBe('en')
})

test('the home of Filipino has a slash or none', () => {
  expect(languageOf('/fil/')).toBe('fil')
  expect(languageOf('/fil')).toBe('fil')
})

test.each(['/filipino', '/xx/search', '/fill/search', '//fil', '/FIL'])('%s names no language', (address) => {
  expect(languageOf(address)).toBe('en')
})
