import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import { digitsText } from '../form/digits-text.ts'
import { placeDraftOf } from '../place/place-draft.ts'
import type { ProjectDraft } from './project-draft.ts'

/** The form of a project that is there already. */
export function projectDraftOf(project: ProjectAnswer): ProjectDraft {
  return {
    name: project.name,
    developer: project.developer,
    dhsud_lts: project.dhsud_lts,
    property_type: project.property_type,
    property_subtype: project.property_subtype,
    property_unit_type: ascending(project.property_unity_type.map(({ id }) => id)),
    amenities: ascending(project.amenities),
    location: project.location,
    ...placeDraftOf(project),
    details: project.details,
    financing_option: ascending(project.financing_option),
    reservation_fee: digitsText(project.reservation_fee),
    ad_approval_no: project.ad_approval_no ?? '',
    completion_date: project.completion_date ?? '',
  }
}

function ascending(codes: readonly number[]): readonly number[] {
  return codes.toSorted((a, b) => a - b)
}
