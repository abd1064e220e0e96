import { FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { expect, test } from 'vitest'
import { documentSlots } from './document-slots.ts'

test('the authority is to sell, or to lease', () => {
  expect(documentSlots(FOR_SALE).map(({ title }) => title)).toEqual([
    'Brokerage Title',
    'Brokerage Tax Declaration',
    'Sketch Plan',
    'Authority to Sell',
  ])
  expect(documentSlots(FOR_RENT).at(-1)).toMatchObject({ title: 'Authority to Lease', kind: 'authority_to_lease' })
})
