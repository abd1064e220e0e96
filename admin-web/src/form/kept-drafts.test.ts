import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { developerDraft } from '../developer/developer-draft.ts'
import { newListingDraft } from '../listing/listing-draft.ts'
import { personDraft } from '../person/person-draft.ts'
import { newProjectDraft } from '../project/project-draft.ts'
import { realtyDraft } from '../realty/realty-draft.ts'

const stored = new Map<string, string>()

beforeEach(() => stored.clear())
afterAll(() => {
  vi.unstubAllGlobals()
})

// As much of a browser as drafts need.
vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
})
const { keptDrafts } = await import('./kept-drafts.ts')

test.each([
  [
    'listing',
    newListingDraft(BROKERAGE_LISTING, null),
    ['listing_owner', 'owner_of_the_property', 'tax_declaration_number', 'title_number'],
  ],
  ['project', newProjectDraft(), []],
  ['developer', developerDraft(), ['contact_number', 'contact_person']],
  ['realty firm', realtyDraft(), ['contact_number', 'contact_person', 'email']],
  ['broker or salesperson', personDraft(), ['contact', 'email', 'socials']],
])('keeps of a %s what is not private', (_, draft, privately) => {
  const values = { ...draft }
  keptDrafts.keep('draft', { atMs: Date.now(), version: 1, base: values, values })
  const kept = keptDrafts.find('draft')
  const left = (fields = {}) =>
    Object.keys(values)
      .filter((field) => !(field in fields))
      .toSorted()
  expect(left(kept?.values)).toEqual(privately)
  expect(left(kept?.base)).toEqual(privately)
})

test('keeps nothing where only what is private was typed', () => {
  const values = { contact: '0917 555 0199' }
  keptDrafts.keep('draft', { atMs: Date.now(), version: 0, base: { contact: '' }, values })
  expect(keptDrafts.find('draft')).toBeUndefined()
  expect([...stored.values()].join('')).not.toContain('0199')
})
