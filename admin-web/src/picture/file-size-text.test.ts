import { expect, test } from 'vitest'
import { fileSizeText } from './file-size-text.ts'

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [1_234_567, '1.2 MB'],
  [10_485_760, '10.5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text)
})
