import { pesosFromCentavos } from '@tahanan/contracts/money/pesos.ts'
import { type ProjectAnswer, projectWarnings } from '@tahanan/contracts/project/project.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { placeAnswerOf } from '../place/place-answer-of.ts'
import type { StoredProject } from './project.store.ts'

export function projectAnswerOf(
  { id, slug, version, developerName, fields }: StoredProject,
  pictures: PictureAnswer[],
): ProjectAnswer {
  const fee = fields.reservationFeeCentavos
  return {
    id,
    slug,
    version,
    name: fields.name,
    developer: { id: fields.developerId, name: developerName },
    dhsud_lts: fields.dhsudLts,
    property_type: fields.propertyType,
    property_type_name: labelOf(PROPERTY_TYPES, fields.propertyType),
    property_subtype: fields.propertySubtype,
    property_unity_type: fields.unitTypes.map((code) => ({ id: code, name: labelOf(UNIT_TYPES, code) })),
    amenities: fields.amenityIds,
    location: fields.location,
    ...placeAnswerOf(fields),
    details: fields.details,
    financing_option: fields.financingOption,
    reservation_fee: fee === null ? null : pesosFromCentavos(fee),
    ad_approval_no: fields.adApprovalNo,
    completion_date: fields.completionDate,
    pictures,
    warnings: projectWarnings(fields),
  }
}
