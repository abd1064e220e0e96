import { DEMO_KEY_PREFIX } from '@tahanan/standalone/demo/demo-listing.ts'
import type { Pool } from 'pg'

/** Whether there are listings that no seed made. */
export async function hasOwnListings(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    `select exists (select from app.listing
       where deleted_at is null and (import_key is null or not starts_with(import_key, $1))) as has`,
    [DEMO_KEY_PREFIX],
  )
  return rows[0]?.has === true
}
