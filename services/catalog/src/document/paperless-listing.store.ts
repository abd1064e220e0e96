import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { Pool } from 'pg'

export interface PaperlessListing {
  readonly id: number
  /** Brokerage status of §3. */
  readonly status: number
}

/** Brokerage listings with such import keys that never had a paper. */
export async function listPaperlessListings(pool: Pool, keyPrefix: string): Promise<PaperlessListing[]> {
  const { rows } = await pool.query<PaperlessListing>(
    `select id, status from app.listing
     where deleted_at is null and listing_type = ${BROKERAGE_LISTING} and starts_with(import_key, $1)
       and not exists (select from app.document where listing_id = listing.id)
     order by id desc`,
    [keyPrefix],
  )
  return rows
}
