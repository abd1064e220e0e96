import { expect, test } from 'vitest'
import { suggestionGroups } from './suggestion-groups.ts'

test('each kind leads to its page, a place is searched for, and empty kinds are left out', () => {
  const groups = suggestionGroups({
    places: [{ label: 'Makati City', slug: null, hint: '' }],
    projects: [{ label: 'Amihan Residences', slug: 'amihan-residences-3', hint: 'Caloocan City' }],
    developers: [],
    listings: [{ label: 'Studio condo', slug: 'studio-condo-9', hint: 'Pasig' }],
  })
  expect(groups.map(({ title, options }) => [title, ...options.map(({ href }) => href)])).toEqual([
    ['Places', null],
    ['Projects', '/project/amihan-residences-3/'],
    ['Listings', '/listing/studio-condo-9/'],
  ])
})
