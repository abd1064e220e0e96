import { expect, test } from 'vitest'
import { readRebuildTarget } from './read-rebuild-target.ts'

test('one of two words, and nothing else', () => {
  expect(readRebuildTarget(['listing-view'])).toBe('listing-view')
  expect(readRebuildTarget(['search'])).toBe('search')
  for (const args of [[], ['everything'], ['search', 'now']]) {
    expect(() => readRebuildTarget(args)).toThrow(/^It rebuilds listing-view or search\./)
  }
})
