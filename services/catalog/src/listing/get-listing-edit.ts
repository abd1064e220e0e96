import type { ListingEdit } from '@tahanan/contracts/listing/listing-edit.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { Catalog } from '../command/run-command.ts'
import { findListingDetail } from './listing-detail.store.ts'
import { listingEditOf } from './listing-edit-of.ts'

/** @throws NotFound */
export async function getListingEdit({ pool }: Catalog, id: number, now: Date): Promise<ListingEdit> {
  const listing = await findListingDetail(pool, id)
  if (listing === undefined) throw new NotFound('listing', id)
  return listingEditOf(listing, manilaDate(now))
}
