import { expect, test } from 'vitest'
import { drawAddresses } from './draw-addresses.ts'

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `/${index}`)

test('more than two thousand different addresses, the first of them most often', () => {
  const { paths, note } = drawAddresses(addresses(2_520))
  expect(new Set(paths).size).toBeGreaterThan(2_000)
  const often = (path: string) => paths.filter((each) => each === path).length
  expect(often('/0')).toBeGreaterThan(often('/1'))
  expect(often('/1')).toBeGreaterThan(often('/20'))
  expect(note).toBe('')
})

test('a catalogue with too little to ask for is told of', () => {
  expect(drawAddresses([...addresses(40), ...addresses(40)]).note).toBe('only 40 addresses')
})
