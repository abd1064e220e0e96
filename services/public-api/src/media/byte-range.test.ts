import { expect, it } from 'vitest'
import { byteRange } from './byte-range.ts'

it.each([
  ['bytes=0-0', { firstByte: 0, lastByte: 0 }],
  ['bytes=0-99', { firstByte: 0, lastByte: 99 }],
  ['bytes=10-19', { firstByte: 10, lastByte: 19 }],
  ['bytes=10-', { firstByte: 10, lastByte: 99 }],
  ['bytes=90-5000', { firstByte: 90, lastByte: 99 }],
  ['bytes=-1', { firstByte: 99, lastByte: 99 }],
  ['bytes=-5000', { firstByte: 0, lastByte: 99 }],
  ['bytes= 0-9 ', { firstByte: 0, lastByte: 9 }],
])('%s of 100 bytes is a part', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part)
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s lies outside of 100 bytes', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable')
})

it.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=0x1-2'])(
  '%s means the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined()
  },
)

it('has nothing to give of an empty file', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable')
})
