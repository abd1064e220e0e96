import type { ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { hasAmenities } from '@tahanan/contracts/property/has-amenities.ts'
import { hasFinancing } from '@tahanan/contracts/property/has-financing.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { subtypesForType } from '@tahanan/contracts/property/subtypes-for-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'

/**
 * A project as it is stored: without what its type and subtype do not have (§4 "On save", decision 84).
 *
 * @throws InvalidInput for a subtype that the type does not offer, and for unit types that are missing where they apply
 * (decision 83) or are none of those offered
 */
export function settleProject(fields: ProjectFields): ProjectFields {
  const { propertyType, propertySubtype } = fields
  const subtypes = subtypesForType(propertyType)
  if (!subtypes.includes(propertySubtype)) {
    const type = labelOf(PROPERTY_TYPES, propertyType)
    throw new InvalidInput({ property_subtype: [`${type} offers ${listed(subtypes, PROPERTY_SUBTYPES)}.`] })
  }
  const offered = unitTypesFor(propertyType, propertySubtype)
  const unitTypes = offered.length === 0 ? [] : fields.unitTypes
  if (offered.length > 0 && unitTypes.length === 0)
    throw new InvalidInput({ property_unit_type: ['Field is required'] })
  if (unitTypes.some((code) => !offered.includes(code))) {
    const subtype = labelOf(PROPERTY_SUBTYPES, propertySubtype)
    throw new InvalidInput({ property_unit_type: [`${subtype} offers ${listed(offered, UNIT_TYPES)}.`] })
  }
  return {
    ...fields,
    unitTypes,
    amenityIds: hasAmenities(propertyType) ? fields.amenityIds : [],
    financingOption: hasFinancing(propertyType) ? fields.financingOption : [],
    reservationFeeCentavos: hasFinancing(propertyType) ? fields.reservationFeeCentavos : null,
  }
}

function listed(codes: readonly number[], labels: readonly string[]): string {
  return codes.map((code) => `${code} ${labelOf(labels, code)}`).join(', ')
}
