import { Conflict, NotFound } from '@tahanan/platform/problem/problem.ts'
import { markDeleted, tombstoneOf } from '../aggregate/stored.store.ts'
import { replaceAmenitiesOf } from '../amenity/amenity.store.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { deleteDocumentsOf, restoreDocumentsOf } from '../document/document-commands.ts'
import { deletePicturesOf, restorePicturesOf } from '../picture/picture-commands.ts'
import { listSlugsOf } from '../slug/slug.store.ts'
import { refuseStaleListing } from './listing-answers.ts'
import { decideListing } from './decide-listing.ts'
import {
  findDeletedListing,
  findListingForUpdate,
  type ListingRow,
  lockReferences,
  restoreListingRow,
} from './listing.store.ts'
import { type Listing, toListingState } from './listing.ts'
import { getFound } from '../row/row.store.ts'

/** How long a deletion can be taken back: long before its files are purged. */
const RESTORE_MS = 60 * 60_000

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
    await removeListing(unit, await findListingToDelete(unit, id, expectedVersion))
  })
}

/** Locked until the transaction ends. @throws as `deleteListing` */
export async function findListingToDelete(
  unit: UnitOfWork,
  id: number,
  expectedVersion: number | undefined,
): Promise<ListingRow> {
  const listing = await getFound('listing', id, findListingForUpdate(unit.client, id))
  await refuseStaleListing(unit, listing, expectedVersion)
  return listing
}

/** Removes a listing that is locked, within a transaction that is under way. */
export async function removeListing(unit: UnitOfWork, listing: ListingRow): Promise<void> {
  const { client, context, publish, audit } = unit
  const { id } = listing
  const version = listing.version + 1
  await markDeleted(client, 'listing', id, version, context.now)
  await deletePicturesOf(unit, { ownerNoun: 'listing', ownerId: id })
  await deleteDocumentsOf(unit, id)
  const slugs = await listSlugsOf(client, 'listing', listing)
  const data = tombstoneOf(id, context.now, slugs)
  await publish({ type: 'listing.deleted', aggregate: 'listing', aggregateId: id, version, data })
  await audit({ noun: 'listing', id, action: 'delete', before: listing, after: null })
}

/**
 * Takes a deletion back within the hour, with the pictures and papers that went with it. The version of the deletion says
 * which one is meant.
 *
 * @throws NotFound where there is none to take back; Conflict where it is too late; InvalidInput where what it refers to
 * was deleted since
 */
export async function restoreListing(unit: UnitOfWork, id: number, deletedVersion: number): Promise<Listing> {
  const { client, context, publish, audit } = unit
  const row = await findDeletedListing(client, id)
  if (row?.version !== deletedVersion) throw new NotFound('deleted listing', id)
  const deletedAt = row.updatedAt
  if (context.now.getTime() - deletedAt.getTime() > RESTORE_MS)
    throw new Conflict('conflict', 'It was deleted more than an hour ago and cannot be taken back.', {})
  const wanted = { projectId: row.projectId, brokerId: row.brokerId, amenityIds: [] }
  const { amenityIds: had } = await lockReferences(client, id, wanted)
  const { references, slugs } = await lockReferences(client, id, { ...wanted, amenityIds: had })
  // Amenities that were deleted since stay away.
  const deleted = { ...row, amenityIds: [...references.amenityIds] }
  decideListing({ current: deleted, isNew: false, changes: {}, references })
  const listing = { ...deleted, version: row.version + 1, updatedAt: context.now }
  await restoreListingRow(client, listing)
  await replaceAmenitiesOf(client, 'listing', id, listing.amenityIds)
  await restorePicturesOf(unit, { ownerNoun: 'listing', ownerId: id }, deletedAt)
  await restoreDocumentsOf(unit, id, deletedAt)
  const oldSlugs = slugs.filter((slug) => slug !== listing.slug)
  const data = toListingState(listing, oldSlugs)
  await publish({ type: 'listing.changed', aggregate: 'listing', aggregateId: id, version: listing.version, data })
  await audit({ noun: 'listing', id, action: 'restore', before: null, after: row })
  return listing
}
