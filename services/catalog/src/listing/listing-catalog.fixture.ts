import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { openTestCatalog } from '../schema/catalog.fixture.ts'
import { createListing } from './create-listing.ts'
import { deleteListing } from './delete-listing.ts'
import { addListingParents } from './listing.fixture.ts'
import { updateListing } from './update-listing.ts'

/** A brokerage listing that lacks nothing. */
export const HOUSE: ListingChanges = {
  name: 'House in Lipa',
  location: 'Lipa, Batangas',
  listingOwner: 'Owner Alpha',
  ownerOfTheProperty: 'Owner Beta',
  priceCentavos: 450_000_000,
}

export type ListingCatalog = Awaited<ReturnType<typeof openListingCatalog>>

/** A catalogue with what listings refer to, and the commands of listings as a test calls them. */
export async function openListingCatalog() {
  const catalog = await openTestCatalog()
  const { context } = catalog
  return {
    ...catalog,
    parents: await addListingParents(catalog, context),
    createHouse: (changes: ListingChanges = {}) =>
      createListing(catalog, context, { listingType: BROKERAGE_LISTING, changes: { ...HOUSE, ...changes } }),
    update: (id: number, changes: ListingChanges, expectedVersion?: number) =>
      updateListing(catalog, context, { id, changes, expectedVersion, listingType: undefined }),
    remove: (id: number, expectedVersion?: number) => deleteListing(catalog, context, { id, expectedVersion }),
  }
}
