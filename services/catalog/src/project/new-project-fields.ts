import { NEW_PROJECT_DEFAULTS } from '@tahanan/contracts/project/new-project-defaults.ts'
import type { NewProject, ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { hasFinancing } from '@tahanan/contracts/property/has-financing.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { settlePlace } from '../place/settle-place.ts'
import { settleProject } from './settle-project.ts'

/**
 * A new project's fields. Type, subtype and unit type that are left out are those the form starts with (§4).
 *
 * @throws InvalidInput when it is Residential without a financing option (decision 82), and as `settleProject`
 */
export function newProjectFields(form: NewProject): ProjectFields {
  const propertyType = form.propertyType ?? NEW_PROJECT_DEFAULTS.property_type
  const propertySubtype = form.propertySubtype ?? defaultSubtype(propertyType)
  const fields = settleProject({
    name: form.name,
    developerId: form.developerId,
    dhsudLts: form.dhsudLts,
    propertyType,
    propertySubtype,
    unitTypes: form.unitTypes ?? unitTypesFor(propertyType, propertySubtype).slice(0, 1),
    amenityIds: form.amenityIds ?? [],
    location: form.location,
    ...settlePlace({ location: form.location, beside: form.name }, form),
    details: cleanDetails(form.details ?? ''),
    financingOption: form.financingOption ?? [],
    reservationFeeCentavos: form.reservationFeeCentavos ?? null,
    adApprovalNo: form.adApprovalNo ?? null,
    completionDate: form.completionDate ?? null,
  })
  if (hasFinancing(propertyType) && fields.financingOption.length === 0) {
    throw new InvalidInput({ financing_option: ['Field is required'] })
  }
  return fields
}
