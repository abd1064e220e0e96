import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { groupDigits } from '../form/digits.ts'
import { labelsText, shownText } from '../form/shown-text.ts'
import type { ProjectDraft } from './project-draft.ts'

/** The names of a project's fields. */
export const PROJECT_LABELS = {
  name: 'Project name',
  developer: 'Developer',
  dhsud_lts: 'DHSUD LTS',
  property_type: 'Property type',
  property_subtype: 'Property subtype',
  property_unit_type: 'Unit types',
  amenities: 'Amenities',
  location: 'Location',
  area_code: 'Area',
  point: 'Pin',
  details: 'Details',
  financing_option: 'Financing options',
  reservation_fee: 'Reservation fee',
  ad_approval_no: 'Advertisement approval no.',
  completion_date: 'Completion date',
} as const

/** Fields whose messages the form shows beside them. */
export const PROJECT_FIELDS = [...Object.keys(PROJECT_LABELS), 'developer_id']

/** A field of a project in words, for comparing two of them. */
export function shownProjectField(field: keyof ProjectDraft & string, values: ProjectDraft): string {
  switch (field) {
    case 'developer':
      return values.developer?.name ?? ''
    case 'area_code':
      return values.area_code?.label ?? 'By the location'
    case 'property_type':
      return labelsText(PROPERTY_TYPES, [values.property_type])
    case 'property_subtype':
      return labelsText(PROPERTY_SUBTYPES, [values.property_subtype])
    case 'property_unit_type':
      return labelsText(UNIT_TYPES, values.property_unit_type)
    case 'financing_option':
      return labelsText(FINANCING_OPTIONS, values.financing_option)
    case 'amenities':
      return `${values.amenities.length} chosen`
    case 'reservation_fee':
      return groupDigits(values.reservation_fee)
    default:
      return shownText(values[field])
  }
}
