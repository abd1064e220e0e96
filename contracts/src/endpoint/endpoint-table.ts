import { listingEndpoints } from '../listing/listing.endpoints.ts'
import { sessionEndpoints } from '../session/session.endpoints.ts'
import type { Endpoint } from './define-endpoint.ts'

/**
 * Every call there is: the OpenAPI document, the deny-by-default test and the clients go by this list.
 * One import and one line for each noun's file.
 */
export const ENDPOINT_TABLE: readonly Endpoint[] = [
  ...Object.values(sessionEndpoints),
  ...Object.values(listingEndpoints),
]
