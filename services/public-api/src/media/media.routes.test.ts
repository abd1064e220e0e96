import { expect, it } from 'vitest'
import { requestedRange } from './media.routes.ts'

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=90-5000', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-5000', { start: 0, end: 99 }],
  ['bytes= 0-9 ', { start: 0, end: 9 }],
])('%s of 100 bytes is a part', (header, part) => {
  expect(requestedRange(header, 100)).toEqual(part)
})

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s lies outside of 100 bytes', (header) => {
  expect(requestedRange(header, 100)).toBe('unsatisfiable')
})

it.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=0x1-2'])(
  '%s means the whole file',
  (header) => {
    expect(requestedRange(header, 100)).toBeUndefined()
  },
)

it('has nothing to give of an empty file', () => {
  expect(requestedRange('bytes=0-', 0)).toBe('unsatisfiable')
  expect(requestedRange('bytes=-5', 0)).toBe('unsatisfiable')
})
