import { expect, test } from 'vitest'
import { slugFor } from './slug.store.ts'

test('the words of the name, then the id', () => {
  expect(slugFor('project', 'Peñafrancia Heights (Phase 2)', 12)).toBe('penafrancia-heights-phase-2-12')
})

test('a name without plain letters gives the noun', () => {
  expect(slugFor('developer', '大地', 7)).toBe('developer-7')
})

test('equal names have different slugs, and so do names that end in a number', () => {
  const slugs = [slugFor('listing', 'Tower', 12), slugFor('listing', 'Tower', 2), slugFor('listing', 'Tower 1', 2)]
  expect(new Set(slugs).size).toBe(3)
})
