import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ProjectChoice } from './project-choice.ts'

/** The unit types to choose from: the project's own, or else those of type and subtype (§4). Empty: none apply. */
export function unitTypeChoices(
  draft: Pick<ListingDraft, 'property_type' | 'property_subtype'>,
  project: ProjectChoice | null,
): readonly number[] {
  if (project !== null) return project.property_unity_type.map(({ id }) => id)
  return unitTypesFor(draft.property_type, draft.property_subtype)
}
