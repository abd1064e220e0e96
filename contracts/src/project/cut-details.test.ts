import { expect, test } from 'vitest'
import { cutDetails } from './cut-details.ts'

test("Project card details truncated at 100 characters plus '...'", () => {
  expect(cutDetails('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`)
})

test("'...' only when something was cut", () => {
  expect(cutDetails('a'.repeat(100))).toBe('a'.repeat(100))
  expect(cutDetails('')).toBe('')
})

test('tags do not count, and no character is cut in two', () => {
  expect(cutDetails(`<p><strong>${'a'.repeat(100)}</strong></p>`)).toBe('a'.repeat(100))
  expect(cutDetails('🏡'.repeat(101))).toBe(`${'🏡'.repeat(100)}...`)
})
