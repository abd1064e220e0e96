import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiJson } from './page.ts'

test('says the same in ASCII, whatever it is', () => {
  expect(asciiJson({ price: '₱6.1M', place: 'Parañaque' })).toBe('{"price":"\\u20b16.1M","place":"Para\\u00f1aque"}')
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), (value) => {
      const text = asciiJson(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect([...text].every((character) => character < '\u007f')).toBe(true)
    }),
  )
})
