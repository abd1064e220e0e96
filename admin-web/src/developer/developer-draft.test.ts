import { expect, test } from 'vitest'
import { developerDraft, developerProblems } from './developer-draft.ts'

const filled = {
  ...developerDraft(),
  name: 'Casa Builders',
  office_address: 'Makati',
  contact_person: 'Ana Cruz',
  contact_number: '0917',
}

test('an empty form lacks four fields', () => {
  const required = ['Field is required']
  expect(developerProblems(developerDraft(), { isEdit: false, hasLogo: false })).toEqual({
    name: required,
    office_address: required,
    contact_person: required,
    contact_number: required,
  })
})

test('details and logo are optional on add, required in an edit', () => {
  expect(developerProblems(filled, { isEdit: false, hasLogo: false })).toEqual({})
  const problems = developerProblems({ ...filled, details: '<p> </p>' }, { isEdit: true, hasLogo: false })
  expect(Object.keys(problems)).toEqual(['details', 'pictures'])
  expect(developerProblems({ ...filled, details: '<p>Since 1990</p>' }, { isEdit: true, hasLogo: true })).toEqual({})
})
