import { isDeepStrictEqual } from 'node:util'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { listingWarnings } from '@tahanan/contracts/listing/listing-rules.ts'
import { priceOf, type PriceChange, PRICE_CHANGES_MAX } from '@tahanan/contracts/listing/listing-state.ts'
import { LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-text.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { AVAILABLE, isRental } from '@tahanan/contracts/property/property-status.ts'
import { InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { recordSlug, slugFor } from '../slug/slug.store.ts'
import { decideListing } from './decide-listing.ts'
import { refuseStaleListing } from './listing-answers.ts'
import { findListingForUpdate, lockReferences, replaceListingAmenities, updateListingRow } from './listing.store.ts'
import { type Listing, type SavedListing, toListingState } from './listing.ts'

/** What is changed again so soon was a mistake, or an offer that nobody has seen. */
const CORRECTION_MS = 86_400_000

export interface ListingUpdate {
  readonly id: number
  readonly changes: ListingChanges
  /** The version that the editor has seen; undefined takes whatever is there (decision 64). */
  readonly expectedVersion: number | undefined
  /** May be repeated, not changed. */
  readonly listingType: number | undefined
}

/**
 * Changes what is named and publishes the listing; an update that changes nothing writes nothing.
 *
 * @throws NotFound, Conflict('stale') with `latest`, InvalidInput
 */
export function updateListing(catalog: Catalog, context: CommandContext, update: ListingUpdate): Promise<SavedListing> {
  return runCommand(catalog, context, async (unit) => {
    const { client } = unit
    const { id, changes } = update
    const row = await findListingForUpdate(client, id)
    if (row === undefined) throw new NotFound('listing', id)
    checkListingType(row.listingType, update.listingType)
    await refuseStaleListing(unit, row, update.expectedVersion)
    const { references, amenityIds, slugs } = await lockReferences(client, id, {
      projectId: changes.projectId === undefined ? row.projectId : changes.projectId,
      brokerId: changes.brokerId === undefined ? row.brokerId : changes.brokerId,
      amenityIds: changes.amenityIds ?? [],
    })
    const before: Listing = { ...row, amenityIds }
    const known = changes.amenityIds === undefined ? { ...references, amenityIds } : references
    const content = decideListing({ current: before, isNew: false, changes, references: known })
    const project = references.project ?? null
    const listing = { ...before, ...content }
    if (isDeepStrictEqual(listing, before)) return saved(before)
    const after = advance(before, listing, unit.context.now)
    await store(unit, before, after, slugs)
    return saved(after)

    function saved(kept: Listing): SavedListing {
      return { id, slug: kept.slug, version: kept.version, warnings: listingWarnings(kept, project) }
    }
  })
}

function advance(before: Listing, listing: Listing, now: Date): Listing {
  const wasSold = before.availability !== AVAILABLE
  return {
    ...listing,
    version: before.version + 1,
    slug: listing.name === before.name ? before.slug : slugFor('listing', listing.name, before.id),
    priceChanges: priceChangesAfter(before, listing, now),
    soldAt: listing.availability === AVAILABLE ? null : wasSold ? before.soldAt : now,
    updatedAt: now,
  }
}

/**
 * The changes of a listing's lowest price, newest first, once it is saved as `after` (decision 133). Only what visitors
 * have seen counts: no price of a draft, none that is on request, none of another offer (sale, rent).
 */
function priceChangesAfter(before: Listing, after: Listing, now: Date): readonly PriceChange[] {
  const { priceChanges } = before
  if (isRental(before) !== isRental(after)) return []
  const [from, to] = [priceSortCentavos(priceOf(before)), priceSortCentavos(priceOf(after))]
  if (from === null || to === null || from === to || !before.isPublished || !after.isPublished) return priceChanges
  const [last, ...earlier] = priceChanges
  const isCorrection = last?.afterCentavos === from && now.getTime() - Date.parse(last.at) < CORRECTION_MS
  const beforeCentavos = isCorrection ? last.beforeCentavos : from
  const others = isCorrection ? earlier : priceChanges
  if (beforeCentavos === to) return others
  return [{ at: now.toISOString(), beforeCentavos, afterCentavos: to }, ...others].slice(0, PRICE_CHANGES_MAX)
}

async function store(unit: UnitOfWork, before: Listing, after: Listing, slugs: readonly string[]): Promise<void> {
  const { client, context } = unit
  const { id, slug, version } = after
  await updateListingRow(client, after)
  if (slug !== before.slug) await recordSlug(client, 'listing', id, slug, context.now)
  if (!isDeepStrictEqual(before.amenityIds, after.amenityIds))
    await replaceListingAmenities(client, id, after.amenityIds)
  const oldSlugs = [...new Set([before.slug, ...slugs])].filter((old) => old !== slug)
  const data = toListingState(after, oldSlugs)
  await unit.publish({ type: 'listing.changed', aggregate: 'listing', aggregateId: id, version, data })
  await unit.audit({ noun: 'listing', id, action: 'update', before: audited(before), after: audited(after) })
}

/** Without what follows from the rest. */
function audited({ version: _version, updatedAt: _updatedAt, priceChanges: _changes, ...content }: Listing): object {
  return content
}

/**
 * A listing stays of its kind.
 *
 * @param sent the payload's `listing_type`, undefined where it has none
 * @throws InvalidInput
 */
function checkListingType(stored: number, sent: number | undefined): void {
  if (sent === undefined || sent === stored) return
  throw new InvalidInput({
    listing_type: [`This is a ${labelOf(LISTING_TYPES, stored)} listing (${stored}); it stays one.`],
  })
}
