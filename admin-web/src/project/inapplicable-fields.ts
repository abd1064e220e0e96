import { hasAmenities, hasFinancing } from '@tahanan/contracts/property/property-rules.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'

type InapplicableField = 'property_unit_type' | 'financing_option' | 'reservation_fee' | 'amenities'

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

interface TypedPayload {
  readonly property_type: number
  readonly property_subtype: number
}

/** A copy of a project payload without the fields its type and subtype do not have (§4 "On save", decision 84). */
export function dropInapplicableFields<Payload extends TypedPayload>(
  payload: Payload,
): Omit<Payload, InapplicableField> & Partial<Pick<Payload, InapplicableField & keyof Payload>> {
  const kept: Payload & Partial<Record<InapplicableField, unknown>> = { ...payload }
  for (const field of inapplicableFields(payload.property_type, payload.property_subtype)) delete kept[field]
  return kept
}
