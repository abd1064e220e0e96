import { expect, test } from 'vitest'
import { personBodyOf, personDraft, personProblems } from './person-draft.ts'

test('numbers are separated by /, and empty lines are left out', () => {
  const draft = {
    ...personDraft(),
    contact: ['0917 123 4567', ' ', '(02) 8123 4567'],
    license: [
      { id: 3, name: '0012345', kind: 'PRC', valid_until: '' },
      { id: undefined, name: ' ', kind: 'PTR', valid_until: '' },
    ],
    socials: [
      { name: 'Viber', account: '0917 123 4567' },
      { name: 'Facebook', account: '' },
    ],
  } as const
  expect(personBodyOf(draft)).toMatchObject({
    contact: '0917 123 4567 / (02) 8123 4567',
    license: [{ id: 3, name: '0012345', kind: 'PRC', valid_until: null }],
    socials: [{ name: 'Viber', account: '0917 123 4567' }],
  })
})

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

test('a licence without its number is neither dropped nor taken away: it is asked for', () => {
  const draft = {
    ...personDraft(),
    name: 'Beatriz',
    license: [
      { id: undefined, name: '', kind: 'PRC', valid_until: '' },
      { id: undefined, name: ' ', kind: 'PRC', valid_until: '2030-01-01' },
      { id: 4, name: '', kind: 'PRC', valid_until: '' },
    ],
  } as const
  expect(personProblems(draft, { isSalesperson: false, isEdit: true, hasPhoto: false })).toEqual({
    license: ['License 2: give its number, or remove it.', 'License 3: give its number, or remove it.'],
  })
  expect(personBodyOf(draft).license).toHaveLength(2)
})

test('a broker needs a name', () => {
  expect(personProblems(blank, { isSalesperson: false, isEdit: false, hasPhoto: false })).toEqual({ name: REQUIRED })
})
