import type { ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'

/** What the staff list searches of a project itself: the columns of its table (§2) but the developer's name. */
export function projectSearchText(project: ProjectFields): string {
  return foldText(
    [
      project.name,
      project.location,
      labelOf(PROPERTY_TYPES, project.propertyType),
      labelOf(PROPERTY_SUBTYPES, project.propertySubtype),
      ...project.unitTypes.map((code) => labelOf(UNIT_TYPES, code)),
    ].join(' '),
  )
}
