import { expect, test } from 'vitest'
import { isPlaceholder } from './is-placeholder.ts'

test.each([
  '',
  ' ',
  '-',
  '--',
  ' – ',
  '—',
  '...',
  '?',
  '___',
  'TBA',
  'T.B.A.',
  't. b. a',
  'tbd',
  'N/A',
  'n.a.',
  'N / A',
])('%j is a placeholder', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test.each(['None', 'NIL', 'to follow', 'To-Follow'])('so is %j', (text) => {
  expect(isPlaceholder(text)).toBe(true)
})

test.each(['0', '-5', 'x', '✓', 'no', 'pending', 'Nala', 'Tbabe', 'none of these', '₱'])('%j is not', (text) => {
  expect(isPlaceholder(text)).toBe(false)
})
