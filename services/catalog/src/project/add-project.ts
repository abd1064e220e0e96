import { NEW_PROJECT_DEFAULTS } from '@tahanan/contracts/project/new-project-defaults.ts'
import type { ProjectAnswer } from '@tahanan/contracts/project/project-answer.ts'
import type { NewProject, ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { hasFinancing } from '@tahanan/contracts/property/has-financing.ts'
import { unitTypesFor } from '@tahanan/contracts/property/unit-types-for.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { takeId } from '../aggregate/take-id.store.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { settlePlace } from '../place/settle-place.ts'
import { slugFor } from '../slug/slug-for.ts'
import { recordSlug } from '../slug/slug.store.ts'
import { lockProjectParents } from './lock-project-parents.ts'
import { projectAnswerOf } from './project-answer-of.ts'
import type { StoredProject } from './project-table.ts'
import { insertProject } from './project.store.ts'
import { publishProject } from './publish-project.ts'
import { settleProject } from './settle-project.ts'

/**
 * `createProject` within a transaction that is under way.
 *
 * @throws InvalidInput for what §4 and §5 refuse, a name that is taken, a developer or amenity that does not exist
 */
export async function addProject(unit: UnitOfWork, form: NewProject): Promise<ProjectAnswer> {
  const { client, context, audit } = unit
  const fields = newProjectFields(form)
  const developerName = await lockProjectParents(client, fields)
  const id = await takeId(client, 'project')
  const slug = slugFor('project', fields.name, id)
  const { now } = context
  const project: StoredProject = { id, version: 1, slug, developerName, createdAt: now, updatedAt: now, fields }
  await insertProject(client, project)
  await recordSlug(client, 'project', id, slug, now)
  await publishProject(unit, project)
  await audit({ noun: 'project', id, action: 'create', before: null, after: fields })
  return projectAnswerOf(project, [])
}

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
