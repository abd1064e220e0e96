import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import type { ListingRow } from './listing.store.ts'
import { findListingDetail } from './listing-detail.store.ts'
import { listingEditOf } from './listing-edit-of.ts'

/**
 * Refuses a change that was made to an older version than the one that is locked.
 *
 * @throws Conflict('stale') with what the form would start from now under `latest` (decision 64)
 */
export async function refuseStaleListing(
  { client, context }: UnitOfWork,
  row: Pick<ListingRow, 'id' | 'version'>,
  expectedVersion: number | undefined,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === row.version) return
  const detail = await findListingDetail(client, row.id)
  refuseStale(row, expectedVersion, detail && listingEditOf(detail, manilaDate(context.now)))
}
