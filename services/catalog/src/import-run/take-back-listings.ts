import { inParallel } from '@tahanan/platform/process/in-parallel.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { removeListing } from '../listing/delete-listing.ts'
import { findListingForUpdate } from '../listing/listing.store.ts'
import { countTakenBack, forgetTakenIn, hasFiles, listListingsOfRun, markDeletedRows } from './take-back.store.ts'

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
