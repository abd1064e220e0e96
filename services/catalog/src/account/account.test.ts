import { expect, test } from 'vitest'
import { usernameSkeleton } from './account.ts'

test.each([
  ['zero-width characters', 'ma\u200bria@x.ph'],
  ['a soft hyphen', 'maria@x.ph\u00ad'],
  ['a dotless i', 'mar\u0131a@x.ph'],
  ['a Turkish capital', 'MAR\u0130A@x.ph'],
  ['Cyrillic letters', 'm\u0430ri\u0430@x.ph'],
  ['Greek letters', 'mari\u03b1@x.ph'],
  ['wide letters', '\uff4daria@x.ph'],
  ['a dot below', 'mari\u1ea1@x.ph'],
])('%s look like the plain name', (_case, username) => {
  expect(usernameSkeleton(username)).toBe('maria@x.ph')
})

test('what people tell apart stays apart', () => {
  const names = ['ana1@x.ph', 'anal@x.ph', 'a.na@x.ph', 'ana@x.ph', '\u6771\u4eac@x.ph', 'rnaria', 'maria', 'o0', 'oo']
  expect(new Set(names.map(usernameSkeleton)).size).toBe(names.length)
})
