import type { ListingView } from '@tahanan/contracts/listing/listing-view.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/catalog.ts'
import { findListingDetail } from './listing-detail.store.ts'
import { listingViewOf } from './listing-view-of.ts'

/** @throws NotFound */
export async function getListingView({ pool }: Catalog, id: number, now: Date): Promise<ListingView> {
  const listing = await findListingDetail(pool, id)
  if (listing === undefined) throw new NotFound('listing', id)
  return listingViewOf(listing, manilaDate(now))
}
