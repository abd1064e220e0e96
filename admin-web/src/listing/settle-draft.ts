import type { ListingDraft } from './listing-draft.ts'
import { locksOf } from './locks-of.ts'
import type { ProjectChoice } from './project-choice.ts'

/** The form after a choice: what is locked now holds what it is locked at (§4), the rest what was typed. */
export function settleDraft(draft: ListingDraft, project: ProjectChoice | null): ListingDraft {
  const locks = locksOf(draft, project)
  const { bedroom } = locks.bedroom
  return {
    ...draft,
    bedroom: bedroom === null ? draft.bedroom : String(bedroom),
    bathroom: locks.bathroom ? '0' : draft.bathroom,
    floor_area: locks.floorArea ? '0' : draft.floor_area,
    carpark: locks.carpark ? '0' : draft.carpark,
  }
}
