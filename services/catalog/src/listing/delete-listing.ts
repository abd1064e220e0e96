import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import { markDeleted } from '../aggregate/stored.store.ts'
import { tombstoneOf } from '../aggregate/tombstone-of.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { deleteDocumentsOf } from '../document/delete-documents-of.ts'
import { deletePicturesOf } from '../picture/delete-pictures-of.ts'
import { listSlugsOf } from '../slug/slug.store.ts'
import { findListingForUpdate } from './listing.store.ts'
import { refuseStaleListing } from './refuse-stale-listing.ts'

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
