import { dropInapplicableFields } from '@tahanan/contracts/property/drop-inapplicable-fields.ts'
import { placeBodyOf } from '../place/place-draft.ts'
import type { ProjectDraft } from './project-draft.ts'

/** The payload of a form (§7). "On save, inapplicable fields are dropped from the payload" (§4). */
export function projectBodyOf({ developer, property_unit_type: unitTypes, ...draft }: ProjectDraft) {
  return dropInapplicableFields({
    name: draft.name,
    developer_id: developer?.id ?? '',
    dhsud_lts: draft.dhsud_lts,
    property_type: draft.property_type,
    property_subtype: draft.property_subtype,
    property_unit_type: [...unitTypes],
    amenities: [...draft.amenities],
    location: draft.location,
    ...placeBodyOf(draft),
    details: draft.details,
    financing_option: [...draft.financing_option],
    reservation_fee: draft.reservation_fee,
    ad_approval_no: draft.ad_approval_no,
    completion_date: draft.completion_date,
  })
}
