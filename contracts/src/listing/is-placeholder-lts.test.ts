import { expect, test } from 'vitest'
import { isPlaceholderLts } from './is-placeholder-lts.ts'

test.each(['TBA', 'T.B.A.', 'N/A', 'pending', ' n.a. ', 'To Follow', '—', ''])('%j is a placeholder', (text) => {
  expect(isPlaceholderLts(text)).toBe(true)
})

test.each(['LTS No. 034567', '0001234', 'DHSUD-NCR-2024-0117', 'LS-TBA-1'])('%j is a number', (text) => {
  expect(isPlaceholderLts(text)).toBe(false)
})
