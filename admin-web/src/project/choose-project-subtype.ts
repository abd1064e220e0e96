import { defaultUnitType } from '@tahanan/contracts/property/default-unit-type.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import type { ProjectDraft } from './project-draft.ts'

/** Another subtype starts at its first unit type, or at none (§4). */
export function chooseProjectSubtype(draft: ProjectDraft, propertySubtype: number): ProjectDraft {
  const unitType = defaultUnitType(draft.property_type, propertySubtype)
  return {
    ...draft,
    property_subtype: propertySubtype,
    property_unit_type: unitType === NO_UNIT_TYPE ? [] : [unitType],
  }
}
