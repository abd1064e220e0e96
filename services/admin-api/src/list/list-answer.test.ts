import { expect, test } from 'vitest'
import { listAnswer } from './list-answer.ts'

const page = (number: number, count: number, q = '') => {
  const { next, previous } = listAnswer('/admin/amenities/', { q, page: number, page_size: 10 }, { count, results: [] })
  return { next, previous }
}

test('a single page has no neighbours', () => {
  expect(page(1, 0)).toEqual({ next: null, previous: null })
  expect(page(1, 10)).toEqual({ next: null, previous: null })
})

test('neighbours keep the words and the size', () => {
  expect(page(2, 21, 'pool & gym')).toEqual({
    next: '/api/admin/amenities/?q=pool+%26+gym&page=3&page_size=10',
    previous: '/api/admin/amenities/?q=pool+%26+gym&page=1&page_size=10',
  })
})

test('beyond the end, the way back leads to the last page', () => {
  expect(page(900, 21)).toEqual({ next: null, previous: '/api/admin/amenities/?page=3&page_size=10' })
})
