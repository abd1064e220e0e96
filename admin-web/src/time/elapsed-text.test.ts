import { expect, test } from 'vitest'
import { elapsedText } from './elapsed-text.ts'

test.each([
  [0.44, '0.4 ms'],
  [119.6, '120 ms'],
  [4_200, '4.2 s'],
  [59_900, '59.9 s'],
  [180_000, '3 min'],
])('%d ms is %s', (elapsedMs, text) => {
  expect(elapsedText(elapsedMs)).toBe(text)
})
