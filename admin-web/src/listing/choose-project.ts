import { locationFromProject } from '@tahanan/contracts/listing/location-from-project.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { digitsText } from '../form/digits-text.ts'
import { EMPTY_PLACE } from '../place/place-draft.ts'
import { chooseSubtype } from './choose-subtype.ts'
import type { ListingDraft } from './listing-draft.ts'
import type { ProjectChoice } from './project-choice.ts'
import { settleDraft } from './settle-draft.ts'
import { unitTypeChoices } from './unit-type-choices.ts'

/**
 * "Choosing a project locks property type and subtype to the project's values and fills location from the project.
 * Clearing the project clears the location" (§4), and what was chosen by hand of the place with it. A unit type that the project does not offer has to be chosen again;
 * a project listing starts with the project's reservation fee (decision 47).
 */
export function chooseProject(draft: ListingDraft, project: ProjectChoice | null): ListingDraft {
  const { location } = locationFromProject(project)
  if (project === null)
    return chooseSubtype({ ...draft, ...EMPTY_PLACE, project: null, location }, draft.property_subtype)
  const isKept = unitTypeChoices(draft, project).includes(draft.property_unit_type)
  const chosen: ListingDraft = {
    ...draft,
    project: project.id,
    location,
    ...EMPTY_PLACE,
    property_type: project.property_type,
    property_subtype: project.property_subtype,
    property_unit_type: isKept ? draft.property_unit_type : NO_UNIT_TYPE,
    reservation_fee:
      draft.listing_type === PROJECT_LISTING && project.reservation_fee !== null
        ? digitsText(project.reservation_fee)
        : draft.reservation_fee,
  }
  return settleDraft(chosen, project)
}
