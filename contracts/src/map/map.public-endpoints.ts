import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { listingMapQuerySchema, listingMapSchema } from './listing-map.ts'

export const mapPublicEndpoints = {
  show: defineEndpoint({
    method: 'GET',
    access: 'public',
    id: 'map.show',
    path: '/map/',
    summary:
      'Listings of a part of the map, counted by cell where several lie close together, or where some of them are',
    query: listingMapQuerySchema,
    answer: listingMapSchema,
  }),
}
