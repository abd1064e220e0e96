import { listingFormLocks, type ListingFormLocks } from '@tahanan/contracts/listing/listing-form-locks.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ProjectChoice } from './project-choice.ts'

/** Which fields of the form are locked now. */
export function locksOf(draft: ListingDraft, project: ProjectChoice | null): ListingFormLocks {
  return listingFormLocks({
    listingType: draft.listing_type,
    propertySubtype: draft.property_subtype,
    unitType: draft.property_unit_type,
    project: project && { unitTypes: project.property_unity_type.map(({ id }) => id) },
  })
}
