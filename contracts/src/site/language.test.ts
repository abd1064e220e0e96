import { expect, test } from 'vitest'
import { addressIn, languageOf, pathOf } from './language.ts'

test.each([
  ['/', '/fil'],
  ['/?status=For+Rent', '/fil?status=For+Rent'],
  ['/search', '/fil/search'],
  ['/listing/house-1/?a=b#payment', '/fil/listing/house-1/?a=b#payment'],
])('%s is %s in Filipino, and back', (path, address) => {
  expect(addressIn('fil', path)).toBe(address)
  expect(addressIn('en', path)).toBe(path)
  expect(languageOf(address)).toBe('fil')
  expect(languageOf(path)).toBe('en')
  expect(pathOf(address)).toBe(path)
  expect(pathOf(path)).toBe(path)
})

test('the home of Filipino has a slash or none', () => {
  expect(pathOf('/fil/')).toBe('/')
  expect(pathOf('/fil')).toBe('/')
})

test.each(['/filipino', '/xx/search', '/fill/search', '//fil', '/FIL'])('%s names no language', (address) => {
  expect(languageOf(address)).toBe('en')
  expect(pathOf(address)).toBe(address)
})
