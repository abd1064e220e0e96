import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { chooseProjectSubtype } from './choose-project-subtype.ts'
import type { ProjectDraft } from './project-draft.ts'

/** Another property type starts at its own default subtype (§4 "Project form dependencies"). */
export function chooseProjectType(draft: ProjectDraft, propertyType: number): ProjectDraft {
  return chooseProjectSubtype({ ...draft, property_type: propertyType }, defaultSubtype(propertyType))
}
