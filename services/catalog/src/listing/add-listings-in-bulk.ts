import { eventRow } from '../outbox/event-row.ts'
import { insertOutboxRows } from '../outbox/outbox.store.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import type { NewListing } from './add-listing.ts'
import { insertListings, takeListingIds } from './bulk-listing.store.ts'
import type { ChosenProject } from './chosen-project.ts'
import { decideListing } from './decide-listing.ts'
import { firstVersion } from './first-version.ts'
import { newListingContent } from './new-listing-content.ts'
import { toListingState } from './to-listing-state.ts'

/** A new listing whose project, broker and amenities the caller knows to exist. */
export interface BulkListing extends Required<NewListing> {
  /** The project that `changes` names; null where it names none. */
  readonly project: ChosenProject | null
}

/**
 * Adds many listings in a few statements: for seeds and benches, where a hundred thousand commands would take too
 * long. Rules, rows, slugs and events are those of `addListing`. What it leaves out: audit rows, warnings, and the
 * locks on what the listings refer to, which must not be changed or deleted meanwhile. An import key that is taken
 * fails the whole transaction.
 *
 * @throws InvalidInput for the first listing that the rules refuse
 */
export async function addListingsInBulk(unit: UnitOfWork, wanted: readonly BulkListing[]): Promise<void> {
  const { client, context } = unit
  const ids = await takeListingIds(client, wanted.length)
  const keyed = wanted.map(({ listingType, changes, importKey, project }, index) => {
    const current = newListingContent(listingType)
    const references = { project, hasBroker: true, amenityIds: changes.amenityIds ?? [] }
    const content = decideListing({ current, isNew: true, changes, references })
    return { listing: firstVersion(content, ids[index] ?? 0, context.now), importKey }
  })
  await insertListings(client, keyed)
  const events = keyed.map(({ listing }) => {
    const data = toListingState(listing, [])
    const { id: aggregateId, version } = listing
    return eventRow({ type: 'listing.changed', aggregate: 'listing', aggregateId, version, data }, context)
  })
  await insertOutboxRows(client, events)
}
