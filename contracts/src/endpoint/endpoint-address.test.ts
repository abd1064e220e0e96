import { developerPublicEndpoints } from '../developer/developer.public-endpoints.ts'
import { listingPublicEndpoints } from '../listing/listing.public-endpoints.ts'
import { expect, test } from 'vitest'
import { endpointAddress } from './endpoint-address.ts'

test('parameters take their place in the path', () => {
  expect(endpointAddress(developerPublicEndpoints.show, { params: { slug: 'ayala-1' } })).toBe(
    '/api/developer/ayala-1/',
  )
})

test('only non-empty values are sent, and no value leaves its place', () => {
  const query = { q: 'a&b=c', type: '', price: undefined, page_size: '4' }
  expect(endpointAddress(listingPublicEndpoints.search, { query })).toBe('/api/listing/?q=a%26b%3Dc&page_size=4')
})
