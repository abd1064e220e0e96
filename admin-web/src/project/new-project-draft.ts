import { NEW_PROJECT_DEFAULTS } from '@tahanan/contracts/project/new-project-defaults.ts'
import { EMPTY_PLACE } from '../place/place-draft.ts'
import type { ProjectDraft } from './project-draft.ts'

/** "Add defaults: property_type 0, subtype 1, unit type [0], financing [0]" (§4). */
export function newProjectDraft(): ProjectDraft {
  const { property_unit_type: unitTypes, financing_option: financing, ...defaults } = NEW_PROJECT_DEFAULTS
  return {
    name: '',
    developer: null,
    dhsud_lts: '',
    ...defaults,
    property_unit_type: [...unitTypes],
    amenities: [],
    location: '',
    ...EMPTY_PLACE,
    details: '',
    financing_option: [...financing],
    reservation_fee: '',
    ad_approval_no: '',
    completion_date: '',
  }
}
