import { get } from '../endpoint/define-endpoint.ts'
import { listingMapQuerySchema, listingMapSchema } from './listing-map.ts'

export const mapPublicEndpoints = {
  show: get('public', 'map.show', '/map/', {
    summary:
      'Listings of a part of the map, counted by cell where several lie close together, or where some of them are',
    query: listingMapQuerySchema,
    answer: listingMapSchema,
  }),
}
