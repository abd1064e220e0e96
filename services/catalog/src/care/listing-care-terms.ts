import { isPlaceholderLts } from '@tahanan/contracts/listing/is-placeholder-lts.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool } from 'pg'
import { type ListingCareTerms, listLicensesToSell } from './listing-care.store.ts'

/** What listings are measured by at this moment. */
export async function listingCareTerms(pool: Pool, now: Date): Promise<ListingCareTerms> {
  const licenses = await listLicensesToSell(pool)
  return { today: manilaDate(now), placeholders: ['', ...licenses.filter(isPlaceholderLts)] }
}
