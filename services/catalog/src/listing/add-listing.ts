import type { ListingChanges } from '@tahanan/contracts/listing/listing-fields.ts'
import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import { listingWarnings } from '@tahanan/contracts/listing/listing-warnings.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { decideListing } from './decide-listing.ts'
import { firstVersion } from './first-version.ts'
import { insertListing, prepareListing } from './listing.store.ts'
import { newListingContent } from './new-listing-content.ts'
import type { SavedListing } from './saved-listing.ts'
import { toListingState } from './to-listing-state.ts'

export interface NewListing {
  readonly listingType: ListingType
  readonly changes: ListingChanges
  /**
   * What an import knows its row by, source included. Given again, ever, nothing is added: not after a crash, and not
   * after staff removed the listing.
   */
  readonly importKey?: string
}

export interface AddedListing extends SavedListing {
  /** False for a row that was imported before. */
  readonly isNew: boolean
}

/**
 * `createListing` within a transaction that is under way, so that an import may write many in one. Four statements.
 *
 * @throws InvalidInput
 */
export async function addListing(unit: UnitOfWork, wanted: NewListing): Promise<AddedListing> {
  const { listingType, changes, importKey = null } = wanted
  const { now } = unit.context
  const current = newListingContent(listingType)
  const { projectId = null, brokerId = null, amenityIds = [] } = changes
  const { id, references, imported } = await prepareListing(unit.client, { projectId, brokerId, amenityIds }, importKey)
  if (imported !== null) return { ...imported, warnings: [], isNew: false }
  const content = decideListing({ current, isNew: true, changes, references })
  const listing = firstVersion(content, id, now)
  // A rival that imports the same row makes this wait, and then find it there.
  if (!(await insertListing(unit.client, listing, importKey))) return addListing(unit, wanted)
  const data = toListingState(listing, [])
  await unit.publish({ type: 'listing.changed', aggregate: 'listing', aggregateId: id, version: 1, data })
  await unit.audit({ noun: 'listing', id, action: 'create', before: null, after: content })
  const warnings = listingWarnings(listing, references.project ?? null)
  return { id, slug: listing.slug, version: 1, warnings, isNew: true }
}
