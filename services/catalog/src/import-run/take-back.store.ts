import type { Pool, PoolClient } from 'pg'

/** Marks rows whose listing staff have deleted by themselves. */
export async function markDeletedRows(pool: Pool, runId: number): Promise<void> {
  await pool.query(
    `update app.import_row set outcome = 'taken_back' from app.listing
     where run_id = $1 and outcome = 'created' and listing.id = listing_id and listing.deleted_at is not null`,
    [runId],
  )
}

/** Of a run, the next listings behind `after` that are still there, by id. */
export async function listListingsOfRun(pool: Pool, runId: number, after: number, limit: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from app.listing where import_run_id = $1 and deleted_at is null and id > $2 order by id limit $3`,
    [runId, after, limit],
  )
  return rows.map(({ id }) => id)
}

/** Whether a listing was ever given a picture or a paper. */
export async function hasFiles(client: PoolClient, listingId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from app.picture where owner_noun = 'listing' and owner_id = $1
     union all select from app.document where listing_id = $1 limit 1`,
    [listingId],
  )
  return rowCount === 1
}

/** A listing that is deleted is its run's no more, and its row can be taken in again. */
export async function forgetTakenIn(client: PoolClient, runId: number, listingId: number): Promise<void> {
  await client.query('update app.listing set import_key = null, import_run_id = null where id = $1', [listingId])
  await client.query('delete from app.import_source_row where listing_id = $1', [listingId])
  await client.query(`update app.import_row set outcome = 'taken_back' where run_id = $1 and listing_id = $2`, [
    runId,
    listingId,
  ])
}

/** How many rows of a run are taken back, and of how many the listing is still there. */
export async function countTakenBack(pool: Pool, runId: number): Promise<{ left: number; takenBack: number }> {
  const { rows } = await pool.query<{ left: number; takenBack: number }>(
    `select count(*) filter (where outcome = 'created')::integer as left,
       count(*) filter (where outcome = 'taken_back')::integer as "takenBack"
     from app.import_row where run_id = $1`,
    [runId],
  )
  return rows[0] ?? { left: 0, takenBack: 0 }
}
