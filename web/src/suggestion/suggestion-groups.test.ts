import { expect, test } from 'vitest'
import { suggestionGroups } from './suggestion-groups.ts'

test('a listing leads to its page, the others are searched in, and empty kinds are left out', () => {
  const groups = suggestionGroups({
    areas: [{ code: '1380300000', label: 'Makati City, Metro Manila', offers: 1_200 }],
    projects: [{ label: 'Amihan Residences', slug: 'amihan-residences-3', hint: 'Caloocan City', offers: 1 }],
    developers: [],
    listings: [{ label: 'Studio condo', slug: 'studio-condo-9', hint: 'Pasig' }],
  })
  const shown = groups.map(({ title, options }) => [
    title,
    ...options.map(({ href, filter, hint }) => [href, filter, hint]),
  ])
  expect(shown).toEqual([
    ['Places', [null, ['area', '1380300000'], '1,200 offers']],
    ['Projects', [null, ['project', 'amihan-residences-3'], 'Caloocan City · 1 offer']],
    ['Listings', ['/listing/studio-condo-9/', null, 'Pasig']],
  ])
})
