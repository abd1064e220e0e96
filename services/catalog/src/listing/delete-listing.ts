import { NotFound } from '@tahanan/platform/problem/problem.ts'
import { markDeleted, tombstoneOf } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { deleteDocumentsOf } from '../document/document-commands.ts'
import { deletePicturesOf } from '../picture/picture-commands.ts'
import { listSlugsOf } from '../slug/slug.store.ts'
import { refuseStaleListing } from './listing-answers.ts'
import { findListingForUpdate } from './listing.store.ts'

/**
 * Removes a listing with its pictures and papers: its row stays, its event says so with every slug it had, so that its
 * pages answer 410 (decisions 26, 65).
 *
 * @throws NotFound, also for one that was removed before; Conflict('stale') with `latest`
 */
export function deleteListing(
  catalog: Catalog,
  context: CommandContext,
  { id, expectedVersion }: { readonly id: number; readonly expectedVersion: number | undefined },
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { client, publish, audit } = unit
    const listing = await findListingForUpdate(client, id)
    if (listing === undefined) throw new NotFound('listing', id)
    await refuseStaleListing(unit, listing, expectedVersion)
    const version = listing.version + 1
    await markDeleted(client, 'listing', id, version, context.now)
    await deletePicturesOf(unit, { ownerNoun: 'listing', ownerId: id })
    await deleteDocumentsOf(unit, id)
    const slugs = await listSlugsOf(client, 'listing', listing)
    const data = tombstoneOf(id, context.now, slugs)
    await publish({ type: 'listing.deleted', aggregate: 'listing', aggregateId: id, version, data })
    await audit({ noun: 'listing', id, action: 'delete', before: listing, after: null })
  })
}
