import { expect, test } from 'vitest'
import { auditAddress } from './audit-address.ts'

const read = (address: string): object => {
  const search = new URLSearchParams(address)
  return auditAddress((name) => search.get(name) ?? '')
}

test('takes the filters of the call over, as they are written', () => {
  expect(read('actor=system&noun=listing&id=12&since=2026-01-31&before=1700000000000-9')).toEqual({
    actor: 'system',
    noun: 'listing',
    id: '12',
    since: '2026-01-31',
    before: '1700000000000-9',
  })
})

test('leaves out what would be refused', () => {
  expect(read('actor=me&noun=&id=x&since=yesterday&before=1&q=house')).toEqual({})
})
