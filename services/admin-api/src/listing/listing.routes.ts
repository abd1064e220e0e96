import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { bulkListings } from '@tahanan/catalog/listing/bulk-listings.ts'
import { createListing, fetchCreateData } from '@tahanan/catalog/listing/create-listing.ts'
import { deleteListing } from '@tahanan/catalog/listing/delete-listing.ts'
import { getListingEdit, getListingView } from '@tahanan/catalog/listing/listing-answers.ts'
import { listListings } from '@tahanan/catalog/listing/list-listings.ts'
import { updateListing } from '@tahanan/catalog/listing/update-listing.ts'
import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { listingFilterWords } from '@tahanan/contracts/listing/listing-list-query.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoints } from '@tahanan/platform/http/mount-endpoint.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { listAnswer } from '../list/list-answer.ts'
import type { RecordRouteSettings } from '../record/record.routes.ts'

const BY_NAME = { project: PROJECT_LISTING, brokerage: BROKERAGE_LISTING } as const

export function mountListingRoutes(
  endpoints: EndpointRouter,
  catalog: Catalog,
  { defaultBrokerId }: RecordRouteSettings,
): void {
  mountEndpoints(endpoints, listingEndpoints, {
    async list({ query, context }) {
      const page = await listListings(catalog, query, context.now)
      return listAnswer(listingEndpoints.list.path, query, page, listingFilterWords(query))
    },
    get: ({ params, context }) => getListingView(catalog, params.id, context.now),
    fetchView: ({ params, context }) => getListingView(catalog, params.id, context.now),
    fetchEdit: ({ params, context }) => getListingEdit(catalog, params.id, context.now),
    fetchCreateData: () => fetchCreateData(catalog, defaultBrokerId),
    create({ context, query, body: { listingType: code, changes } }) {
      const listingType = chosenListingType(query.listing_type, code)
      return createListing(catalog, context, { listingType, changes })
    },
    update: ({ context, params, body: { listingType, changes }, expectedVersion }) =>
      updateListing(catalog, context, { id: params.id, listingType, changes, expectedVersion }),
    delete: ({ context, params, expectedVersion }) =>
      deleteListing(catalog, context, { id: params.id, expectedVersion }),
    bulk: async ({ context, body: { listings, preview } }) => ({
      results: await bulkListings(catalog, context, listings, preview),
    }),
  })
}

/**
 * The kind to create: the query's `listing_type`, or else the body's (decision 49).
 *
 * @throws InvalidInput when neither names one, or both do and differ
 */
function chosenListingType(name: keyof typeof BY_NAME | undefined, code: number | undefined): ListingType {
  const named = name === undefined ? undefined : BY_NAME[name]
  if (named !== undefined && code !== undefined && code !== named) {
    throw new InvalidInput({ listing_type: [`The query says ${name}, which is ${named}; the body says ${code}.`] })
  }
  const chosen = named ?? code
  if (chosen === PROJECT_LISTING || chosen === BROKERAGE_LISTING) return chosen
  throw new InvalidInput({ listing_type: ['Add ?listing_type=project or ?listing_type=brokerage.'] })
}
