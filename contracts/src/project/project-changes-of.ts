import type { z } from 'zod'
import type { ProjectChanges } from './project-fields.ts'
import type { projectForm } from './project-form.ts'

type Optional<Shape extends z.ZodRawShape> = { readonly [Field in keyof Shape]?: z.output<Shape[Field]> | undefined }

/** A parsed payload in our own words. Two spellings of the unit types that disagree are a problem of the second. */
export function projectChangesOf(form: Optional<typeof projectForm>, context: z.core.$RefinementCtx): ProjectChanges {
  const { property_unit_type: unitTypes, property_unity_type: misspelt } = form
  if (unitTypes !== undefined && misspelt !== undefined && String(unitTypes) !== String(misspelt)) {
    const message = 'This differs from property_unit_type; send one of them.'
    context.issues.push({ code: 'custom', input: form, path: ['property_unity_type'], message })
  }
  return {
    name: form.name,
    developerId: form.developer_id,
    dhsudLts: form.dhsud_lts,
    propertyType: form.property_type,
    propertySubtype: form.property_subtype,
    unitTypes: unitTypes ?? misspelt,
    amenityIds: form.amenities,
    location: form.location,
    areaCode: form.area_code,
    point: form.point,
    details: form.details,
    financingOption: form.financing_option,
    reservationFeeCentavos: form.reservation_fee,
    adApprovalNo: form.ad_approval_no,
    completionDate: form.completion_date,
  }
}
