import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const plain = Buffer.from('twenty bytes or more')

test('what is sealed is opened by the same secret for the same owner, and by no other', () => {
  const sealed = seal('secret', plain, 'account 1')
  expect(sealed.includes(plain)).toBe(false)
  expect(unseal('secret', sealed, 'account 1')).toEqual(plain)
  expect(unseal('another', sealed, 'account 1')).toBeUndefined()
  expect(unseal('secret', sealed, 'account 2')).toBeUndefined()
  expect(seal('secret', plain, 'account 1')).not.toEqual(sealed)
})

test('what was changed since is not opened', () => {
  const sealed = seal('secret', plain, 'account 1')
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal('secret', changed, 'account 1')).toBeUndefined()
  }
})
