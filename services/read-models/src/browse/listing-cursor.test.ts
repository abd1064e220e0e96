import { listingSearchQuerySchema } from '@tahanan/contracts/listing/listing-search-query.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listingCursor } from './listing-cursor.ts'

const parse = (params: Record<string, string>) => listingSearchQuerySchema.parse(params)

const cursor = listingCursor.write(parse({ q: 'condo', status: 'For Sale' }), { id: 7, key: 5_00 }, false)

test('points where it was made to point, whatever the page size', () => {
  const query = parse({ q: 'condo', status: 'For Sale', page_size: '50', cursor })
  expect(listingCursor.read(query)).toEqual({ position: { id: 7, key: 5_00 }, backwards: false })
})

test('without a cursor a list begins at its beginning', () => {
  expect(listingCursor.read(parse({}))).toBeUndefined()
})

describe('is refused', () => {
  test.each<Record<string, string>>([
    { q: 'condo' },
    { q: 'condos', status: 'For Sale' },
    { q: 'condo', status: 'For Rent' },
    { q: 'condo', status: 'For Sale', sort: 'price asc' },
    { q: 'condo', status: 'For Sale', bedrooms: '2' },
  ])('by another list: %j', (params) => {
    expect(() => listingCursor.read(parse({ ...params, cursor }))).toThrow(InvalidInput)
  })

  test.each(['x', 'bnVsbA', '', 'W10', Buffer.from('["newest",false,null,-1,"x"]').toString('base64url'), '%%%'])(
    'when forged: %j',
    (forged) => {
      expect(() => listingCursor.read({ ...parse({}), cursor: forged })).toThrow(InvalidInput)
    },
  )

  test('when it points at a price on request in a list of prices', () => {
    const query = parse({ price: '1000000-2000000', sort: 'price asc' })
    const forged = listingCursor.write(query, { id: 7, key: null }, false)
    expect(() => listingCursor.read({ ...query, cursor: forged })).toThrow(InvalidInput)
  })

  test('whichever letter of it was changed, unless another place in the list is what it says now', () => {
    const query = parse({ q: 'condo', status: 'For Sale' })
    fc.assert(
      fc.property(fc.nat(cursor.length - 1), fc.constantFrom('A', 'b', '9', '_'), (place, letter) => {
        const changed = { ...query, cursor: cursor.slice(0, place) + letter + cursor.slice(place + 1) }
        const outcome = attempt(() => listingCursor.read(changed))
        const isPlace = typeof outcome === 'object' && 'position' in outcome && outcome.position.id > 0
        expect(isPlace || outcome instanceof InvalidInput).toBe(true)
      }),
    )
  })
})

function attempt<T>(read: () => T): T | Error {
  try {
    return read()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
