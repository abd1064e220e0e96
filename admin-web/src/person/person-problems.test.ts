import { expect, test } from 'vitest'
import { personDraft } from './person-draft.ts'
import { personProblems } from './person-problems.ts'

const blank = personDraft()
const REQUIRED = ['Field is required']

test('a new salesperson needs name, position, contact numbers and photo; e-mail is optional', () => {
  expect(personProblems(blank, { isSalesperson: true, isEdit: false, hasPhoto: false })).toEqual({
    name: REQUIRED,
    position: REQUIRED,
    contact: REQUIRED,
    image: REQUIRED,
  })
})

test('an updated one needs name, position, contact numbers, e-mail and licence', () => {
  expect(Object.keys(personProblems(blank, { isSalesperson: true, isEdit: true, hasPhoto: false }))).toEqual([
    'name',
    'position',
    'contact',
    'email',
    'license',
  ])
})

test('a broker needs a name', () => {
  expect(personProblems(blank, { isSalesperson: false, isEdit: false, hasPhoto: false })).toEqual({ name: REQUIRED })
})
