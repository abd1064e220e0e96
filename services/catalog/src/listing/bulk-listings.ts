import { type BulkItem, type BulkResult, bulkResultSchema } from '@tahanan/contracts/listing/listing-bulk.ts'
import { LISTING_FIELDS } from '@tahanan/contracts/listing/listing-fields.ts'
import type { ListingWarning } from '@tahanan/contracts/listing/listing-rules.ts'
import { InvalidInput, Problem, ReusedKey } from '@tahanan/platform/problem/problem.ts'
import { inParallel } from '@tahanan/platform/process/in-parallel.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { findListingToDelete, removeListing, restoreListing } from './delete-listing.ts'
import type { Listing } from './listing.ts'
import { decideUpdate, storeUpdate } from './update-listing.ts'

/** Commands under way at once: others want connections as well. */
const CONCURRENCY = 4

/**
 * Changes many listings, each by its own command with its own event and audit entry. One that is refused does not stop
 * the others, and sent again with the same key none is changed twice.
 *
 * @param isPreview only says what would become of them
 */
export async function bulkListings(
  catalog: Catalog,
  context: CommandContext,
  items: readonly BulkItem[],
  isPreview: boolean,
): Promise<BulkResult[]> {
  const results = new Map<number, BulkResult>()
  await inParallel(items.values(), CONCURRENCY, async (item) => void results.set(item.id, await resultOf(item)))
  return items.flatMap(({ id }) => results.get(id) ?? [])

  function resultOf(item: BulkItem): Promise<BulkResult> {
    const once = { command: `listing.bulk.${item.id}`, content: item, answer: bulkResultSchema }
    const work = (unit: UnitOfWork): Promise<BulkResult> => changeOne(unit, item, isPreview)
    const result = isPreview ? runCommand(catalog, context, work) : runOnce(catalog, context, once, work)
    return result.catch((error: unknown) => refusalOf(item.id, error))
  }
}

/** @throws a failure that is none of the listing's: the call fails, and can be sent again */
function refusalOf(id: number, error: unknown): BulkResult {
  if (!(error instanceof Problem) || error instanceof ReusedKey || error.status >= 500) throw error
  const reason = error instanceof InvalidInput ? fieldsText(error) : error.message
  return { id, outcome: 'refused', reason, warnings: [], undo: null }
}

/** `Listing owner: Field is required`. */
function fieldsText({ fields }: InvalidInput): string {
  const lines = Object.entries(fields).map(([field, messages]) => {
    const label = LISTING_FIELDS.find(({ wire }) => wire === field)?.label ?? field
    return `${label}: ${messages.join(' ')}`
  })
  return lines.join(' ')
}

async function changeOne(unit: UnitOfWork, item: BulkItem, isPreview: boolean): Promise<BulkResult> {
  const { id, version: expectedVersion, is_deleted: isDeleted } = item
  if (isDeleted === false) {
    const restored = await restoreListing(unit, id, expectedVersion)
    return changed({ id, version: restored.version, is_deleted: true })
  }
  if (isDeleted === true) {
    const listing = await findListingToDelete(unit, id, expectedVersion)
    if (!isPreview) await removeListing(unit, listing)
    return changed({ id, version: listing.version + 1, is_deleted: false })
  }
  const soldAt = item.sold_at === undefined ? undefined : new Date(item.sold_at)
  if (soldAt !== undefined && soldAt > unit.context.now)
    throw new InvalidInput({ sold_at: ['Give a time that is past, or leave it out for now.'] })
  const decided = await decideUpdate(unit, {
    id,
    expectedVersion,
    soldAt,
    listingType: undefined,
    addedAmenityIds: item.add_amenities,
    removedAmenityIds: item.remove_amenities,
    changes: {
      isPublished: item.is_published,
      availability: item.availability,
      featured: item.featured,
      brokerId: item.broker,
      amenityIds: item.amenities,
    },
  })
  const { before, after, warnings } = decided
  if (after === before) return { id, outcome: 'unchanged', reason: null, warnings, undo: null }
  if (!isPreview) await storeUpdate(unit, decided)
  return changed({ id, version: after.version, ...undoOf(item, before) }, warnings)
}

function changed(undo: BulkItem, warnings: ListingWarning[] = []): BulkResult {
  return { id: undo.id, outcome: 'changed', reason: null, warnings, undo }
}

/** What was there of all that the item names. */
function undoOf(item: BulkItem, before: Listing): Partial<BulkItem> {
  return {
    ...(item.is_published !== undefined && { is_published: before.isPublished }),
    ...(item.availability !== undefined && {
      availability: before.availability,
      ...(before.soldAt !== null && { sold_at: before.soldAt.toISOString() }),
    }),
    ...(item.featured !== undefined && { featured: before.featured }),
    ...(item.broker !== undefined && { broker: before.brokerId }),
    ...((item.amenities ?? item.add_amenities ?? item.remove_amenities) && { amenities: [...before.amenityIds] }),
  }
}
