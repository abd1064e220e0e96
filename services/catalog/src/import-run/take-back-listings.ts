import { inParallel } from '@tahanan/platform/process/in-parallel.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { removeListing } from '../listing/delete-listing.ts'
import { findListingForUpdate } from '../listing/listing.store.ts'
import type { Pool, PoolClient } from 'pg'
import { findsRow, listIds } from '../row/row.store.ts'

const BATCH_LISTINGS = 500
/** Commands under way at once, as many as an import has. */
const CONCURRENCY = 6

/**
 * Deletes the listings that a run took in, a command each, but for those that were edited since, or given a picture or a
 * paper. Says how far it is after every batch. Begun again after whatever cut it off, it goes on.
 */
export async function* takeBackListings(
  catalog: Catalog,
  context: CommandContext,
  runId: number,
): AsyncGenerator<{ readonly left: number; readonly takenBack: number }, void> {
  const { pool } = catalog
  await markDeletedRows(pool, runId)
  for (let after = 0; ;) {
    const ids = await listListingsOfRun(pool, runId, after, BATCH_LISTINGS)
    await inParallel(ids.values(), CONCURRENCY, (id) => takeBackListing(catalog, context, runId, id))
    yield await countTakenBack(pool, runId)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

function takeBackListing(catalog: Catalog, context: CommandContext, runId: number, id: number): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const listing = await findListingForUpdate(unit.client, id)
    if (listing === undefined || listing.version > 1 || (await hasFiles(unit.client, id))) return
    await removeListing(unit, listing)
    await forgetTakenIn(unit.client, runId, id)
  })
}

/** Marks rows whose listing staff have deleted by themselves. */
async function markDeletedRows(pool: Pool, runId: number): Promise<void> {
  await pool.query(
    `update app.import_row set outcome = 'taken_back' from app.listing
     where run_id = $1 and outcome = 'created' and listing.id = listing_id and listing.deleted_at is not null`,
    [runId],
  )
}

/** Of a run, the next listings behind `after` that are still there, by id. */
function listListingsOfRun(pool: Pool, runId: number, after: number, limit: number): Promise<number[]> {
  return listIds(
    pool,
    `select id from app.listing where import_run_id = $1 and deleted_at is null and id > $2 order by id limit $3`,
    [runId, after, limit],
  )
}

/** Whether a listing was ever given a picture or a paper. */
function hasFiles(client: PoolClient, listingId: number): Promise<boolean> {
  return findsRow(
    client,
    `select from app.picture where owner_noun = 'listing' and owner_id = $1
     union all select from app.document where listing_id = $1 limit 1`,
    [listingId],
  )
}

/** A listing that is deleted is its run's no more, and its row can be taken in again. */
async function forgetTakenIn(client: PoolClient, runId: number, listingId: number): Promise<void> {
  await client.query('update app.listing set import_key = null, import_run_id = null where id = $1', [listingId])
  await client.query('delete from app.import_source_row where listing_id = $1', [listingId])
  await client.query(`update app.import_row set outcome = 'taken_back' where run_id = $1 and listing_id = $2`, [
    runId,
    listingId,
  ])
}

/** How many rows of a run are taken back, and of how many the listing is still there. */
async function countTakenBack(pool: Pool, runId: number): Promise<{ left: number; takenBack: number }> {
  const { rows } = await pool.query<{ left: number; takenBack: number }>(
    `select count(*) filter (where outcome = 'created')::integer as left,
       count(*) filter (where outcome = 'taken_back')::integer as "takenBack"
     from app.import_row where run_id = $1`,
    [runId],
  )
  return rows[0] ?? { left: 0, takenBack: 0 }
}
