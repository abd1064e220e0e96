import { hasAmenities } from './has-amenities.ts'
import { hasFinancing } from './has-financing.ts'
import { unitTypesFor } from './unit-types-for.ts'

export type InapplicableField = 'property_unit_type' | 'financing_option' | 'reservation_fee' | 'amenities'

/**
 * Fields of a project that mean nothing for its type and subtype (§4, decision 84). A form leaves them out of its
 * payload; the server also clears what an earlier type had left in them.
 */
export function inapplicableFields(propertyType: number, propertySubtype: number): ReadonlySet<InapplicableField> {
  const fields = new Set<InapplicableField>()
  if (unitTypesFor(propertyType, propertySubtype).length === 0) fields.add('property_unit_type')
  if (!hasFinancing(propertyType)) fields.add('financing_option').add('reservation_fee')
  if (!hasAmenities(propertyType)) fields.add('amenities')
  return fields
}
