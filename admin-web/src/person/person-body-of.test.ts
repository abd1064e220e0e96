import { expect, test } from 'vitest'
import { personBodyOf } from './person-body-of.ts'
import { personDraft } from './person-draft.ts'

test('numbers are separated by /, and empty lines are left out', () => {
  const draft = {
    ...personDraft(),
    contact: ['0917 123 4567', ' ', '(02) 8123 4567'],
    license: [
      { id: 3, name: '0012345', kind: 'PRC', valid_until: '' },
      { id: undefined, name: ' ', kind: 'PTR', valid_until: '2026-12-31' },
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
