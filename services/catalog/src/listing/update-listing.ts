import { isDeepStrictEqual } from 'node:util'
import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { type ListingWarning, listingWarnings } from '@tahanan/contracts/listing/listing-rules.ts'
import { priceOf, type PriceChange, PRICE_CHANGES_MAX } from '@tahanan/contracts/listing/listing-state.ts'
import { LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { priceSortCentavos } from '@tahanan/contracts/money/price-text.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { AVAILABLE, isRental } from '@tahanan/contracts/property/property-status.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { replaceAmenitiesOf } from '../amenity/amenity.store.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { recordSlug, slugFor } from '../slug/slug.store.ts'
import { decideListing } from './decide-listing.ts'
import { refuseStaleListing } from './listing-answers.ts'
import { findListingForUpdate, lockReferences, updateListingRow } from './listing.store.ts'
import { type Listing, type SavedListing, toListingState } from './listing.ts'
import { getFound } from '../row/row.store.ts'

/** What is changed again so soon was a mistake, or an offer that nobody has seen. */
const CORRECTION_MS = 86_400_000

export interface ListingUpdate {
  readonly id: number
  readonly changes: ListingChanges
  /** Where `changes` names no amenities: those to add to the ones it has, and to take from them. */
  readonly addedAmenityIds?: readonly number[] | undefined
  readonly removedAmenityIds?: readonly number[] | undefined
  /** Since when it was sold, where the update makes it sold; undefined for now. */
  readonly soldAt?: Date | undefined
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
    const decided = await decideUpdate(unit, update)
    await storeUpdate(unit, decided)
    const { id, slug, version } = decided.after
    return { id, slug, version, warnings: decided.warnings }
  })
}

/** What an update makes of a listing, which is locked; `after` is `before` where nothing changes. */
export interface DecidedUpdate {
  readonly before: Listing
  readonly after: Listing
  readonly warnings: ListingWarning[]
  readonly slugs: readonly string[]
}

/** Locks a listing and decides what an update makes of it. @throws as `updateListing` */
export async function decideUpdate(unit: UnitOfWork, update: ListingUpdate): Promise<DecidedUpdate> {
  const { client, context } = unit
  const { id, changes, addedAmenityIds = [], removedAmenityIds = [], soldAt = context.now } = update
  const row = await getFound('listing', id, findListingForUpdate(client, id))
  checkListingType(row.listingType, update.listingType)
  await refuseStaleListing(unit, row, update.expectedVersion)
  const { references, amenityIds, slugs } = await lockReferences(client, id, {
    projectId: changes.projectId === undefined ? row.projectId : changes.projectId,
    brokerId: changes.brokerId === undefined ? row.brokerId : changes.brokerId,
    amenityIds: changes.amenityIds ?? addedAmenityIds,
  })
  const before: Listing = { ...row, amenityIds }
  const isWhole = changes.amenityIds !== undefined
  const left = amenityIds.filter((amenityId) => !removedAmenityIds.includes(amenityId))
  const content = decideListing({
    current: before,
    isNew: false,
    changes: isWhole ? changes : { ...changes, amenityIds: [...left, ...addedAmenityIds] },
    // What it has already needs no looking for.
    references: isWhole ? references : { ...references, amenityIds: [...references.amenityIds, ...amenityIds] },
  })
  const listing = { ...before, ...content }
  const after = isDeepStrictEqual(listing, before) ? before : advance(before, listing, context.now, soldAt)
  return { before, after, warnings: listingWarnings(after, references.project ?? null), slugs }
}

function advance(before: Listing, listing: Listing, now: Date, soldAt: Date): Listing {
  const wasSold = before.availability !== AVAILABLE
  return {
    ...listing,
    version: before.version + 1,
    slug: listing.name === before.name ? before.slug : slugFor('listing', listing.name, before.id),
    priceChanges: priceChangesAfter(before, listing, now),
    soldAt: listing.availability === AVAILABLE ? null : wasSold ? before.soldAt : soldAt,
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

/** Stores and publishes what was decided in this transaction; nothing where nothing changes. */
export async function storeUpdate(unit: UnitOfWork, { before, after, slugs }: DecidedUpdate): Promise<void> {
  if (after === before) return
  const { client, context } = unit
  const { id, slug, version } = after
  await updateListingRow(client, after)
  if (slug !== before.slug) await recordSlug(client, 'listing', id, slug, context.now)
  if (!isDeepStrictEqual(before.amenityIds, after.amenityIds))
    await replaceAmenitiesOf(client, 'listing', id, after.amenityIds)
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
