import { expect, test } from 'vitest'
import { staffListQuerySchema } from './staff-list.ts'

test('ten to a page, from the first, without words', () => {
  expect(staffListQuerySchema.parse({})).toEqual({ q: '', page: 1, page_size: 10 })
})

test('reads numbers from text, and All as 100', () => {
  expect(staffListQuerySchema.parse({ q: ' lot ', page: '3', page_size: '-1' })).toEqual({
    q: 'lot',
    page: 3,
    page_size: 100,
  })
})

test.each([
  { page_size: '0' },
  { page_size: '-2' },
  { page_size: '101' },
  { page_size: '2.5' },
  { page_size: '' },
  { page: '0' },
  { page: '-1' },
  { page: '1e9' },
  { page: '1000000000' },
  { page: '1.5' },
  { q: 'a\0' },
  { q: 'x'.repeat(201) },
  { sort: 'name' },
])('refuses %j', (query) => {
  expect(staffListQuerySchema.safeParse(query).success).toBe(false)
})
