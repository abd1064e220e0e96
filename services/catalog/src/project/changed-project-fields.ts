import type { ProjectChanges, ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { settleProject } from './settle-project.ts'

/** A project's fields after an edit: what is left out stays. @throws InvalidInput as `settleProject` */
export function changedProjectFields(fields: ProjectFields, changes: ProjectChanges): ProjectFields {
  const { reservationFeeCentavos, adApprovalNo, completionDate } = changes
  return settleProject({
    name: changes.name ?? fields.name,
    developerId: changes.developerId ?? fields.developerId,
    dhsudLts: changes.dhsudLts ?? fields.dhsudLts,
    propertyType: changes.propertyType ?? fields.propertyType,
    propertySubtype: changes.propertySubtype ?? fields.propertySubtype,
    unitTypes: changes.unitTypes ?? fields.unitTypes,
    amenityIds: changes.amenityIds ?? fields.amenityIds,
    location: changes.location ?? fields.location,
    details: changes.details === undefined ? fields.details : cleanDetails(changes.details),
    financingOption: changes.financingOption ?? fields.financingOption,
    reservationFeeCentavos:
      reservationFeeCentavos === undefined ? fields.reservationFeeCentavos : reservationFeeCentavos,
    adApprovalNo: adApprovalNo === undefined ? fields.adApprovalNo : adApprovalNo,
    completionDate: completionDate === undefined ? fields.completionDate : completionDate,
  })
}
