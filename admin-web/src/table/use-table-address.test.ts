import { expect, test } from 'vitest'
import { readTableAddress } from './use-table-address.ts'

test.each([
  ['', { q: '', page: 1, pageSize: 10 }],
  ['q=casa&page=3&page_size=50', { q: 'casa', page: 3, pageSize: 50 }],
  ['page=-1&page_size=7', { q: '', page: 1, pageSize: 10 }],
  ['page=1.5&page_size=x', { q: '', page: 1, pageSize: 10 }],
])('%j', (search, address) => {
  expect(readTableAddress(new URLSearchParams(search))).toEqual(address)
})
