import type { ChosenProject } from './chosen-project.ts'

/** What a listing is about to refer to, locked so that it cannot be deleted meanwhile. */
export interface ListingReferences {
  /** Null where none is chosen, undefined where there is none of that id. */
  readonly project: ChosenProject | null | undefined
  readonly hasBroker: boolean
  /** Those of the chosen amenities that exist. */
  readonly amenityIds: readonly number[]
}
