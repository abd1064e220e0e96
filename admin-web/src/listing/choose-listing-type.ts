import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { ListingDraft } from './listing-draft.ts'
import { settleDraft } from './settle-draft.ts'
import type { ProjectChoice } from './project-choice.ts'

/** The other kind of listing: what both kinds have stays, and is locked as that kind locks it. */
export function chooseListingType(
  draft: ListingDraft,
  listingType: ListingType,
  project: ProjectChoice | null,
): ListingDraft {
  return settleDraft({ ...draft, listing_type: listingType }, project)
}
