import type { ProjectDetailAnswer } from '@tahanan/contracts/project/project-page.ts'
import {
  NEW_PROJECT_DEFAULTS,
  type NewProject,
  type ProjectAnswer,
  projectAnswerSchema,
  type ProjectChanges,
  type ProjectFields,
  projectWarnings,
} from '@tahanan/contracts/project/project.ts'
import { labelOf, offersText } from '@tahanan/contracts/property/label-of.ts'
import { hasAmenities, hasFinancing } from '@tahanan/contracts/property/property-rules.ts'
import {
  defaultSubtype,
  PROPERTY_SUBTYPES,
  PROPERTY_TYPES,
  subtypesForType,
} from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES, unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'
import { cleanDetails } from '@tahanan/platform/html/clean-details.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { recordCommands } from '../aggregate/record-commands.ts'
import { getStored, lockAsParent, pageStateOf, takeId, tombstoneOf, withChanges } from '../aggregate/stored.store.ts'
import { lockAmenitiesAsParents } from '../amenity/amenity.store.ts'
import type { Catalog, UnitOfWork } from '../command/run-command.ts'
import { pictureAnswersByOwner, pictureAnswersOf } from '../picture/picture-answers.ts'
import { resolvePlace } from '../place/resolve-place.ts'
import { listSlugsOf, recordSlug, slugFor } from '../slug/slug.store.ts'
import {
  countListingsOfProject,
  insertProject,
  listListingsOfProject,
  PROJECT_TABLE,
  type ProjectRow,
  type StoredProject,
  updateProjectRow,
} from './project.store.ts'
import { pesosFromCentavos } from '@tahanan/contracts/money/pesos.ts'
import type { PictureAnswer } from '@tahanan/contracts/picture/picture.ts'
import { placeAnswerOf } from '../place/place-answer-of.ts'

/**
 * Keeps the developer and the amenities that a project refers to from being deleted meanwhile, and answers the
 * developer's name.
 *
 * @throws InvalidInput on `developer_id` or `amenities` for one that does not exist
 */
async function lockProjectParents(client: PoolClient, project: ProjectFields): Promise<string> {
  const developer = await lockAsParent(client, 'developer', project.developerId)
  const amenities = await lockAmenitiesAsParents(client, project.amenityIds)
  const missing = project.amenityIds.filter((id) => !amenities.has(id))
  if (developer === undefined) {
    throw new InvalidInput({ developer_id: [`There is no developer ${project.developerId}. Choose another.`] })
  }
  if (missing.length > 0) throw new InvalidInput({ amenities: missing.map((id) => `There is no amenity ${id}.`) })
  return developer.name
}

/** Publishes a project that was just stored, its slug recorded. */
export async function publishProject({ client, publish }: UnitOfWork, project: StoredProject): Promise<void> {
  const { id, version } = project
  const data = await pageStateOf(client, 'project', project)
  await publish({ type: 'project.changed', aggregate: 'project', aggregateId: id, version, data })
}

/**
 * A project as it is stored: without what its type and subtype do not have (§4 "On save", decision 84).
 *
 * @throws InvalidInput for a subtype that the type does not offer, and for unit types that are missing where they apply
 * (decision 83) or are none of those offered
 */
function normaliseProject(fields: ProjectFields): ProjectFields {
  const { propertyType, propertySubtype } = fields
  const subtypes = subtypesForType(propertyType)
  if (!subtypes.includes(propertySubtype)) {
    const type = labelOf(PROPERTY_TYPES, propertyType)
    throw new InvalidInput({ property_subtype: [`${type} offers ${offersText(subtypes, PROPERTY_SUBTYPES)}.`] })
  }
  const offered = unitTypesFor(propertyType, propertySubtype)
  const unitTypes = offered.length === 0 ? [] : fields.unitTypes
  if (offered.length > 0 && unitTypes.length === 0)
    throw new InvalidInput({ property_unit_type: ['Field is required'] })
  if (unitTypes.some((code) => !offered.includes(code))) {
    const subtype = labelOf(PROPERTY_SUBTYPES, propertySubtype)
    throw new InvalidInput({ property_unit_type: [`${subtype} offers ${offersText(offered, UNIT_TYPES)}.`] })
  }
  return {
    ...fields,
    unitTypes,
    amenityIds: hasAmenities(propertyType) ? fields.amenityIds : [],
    financingOption: hasFinancing(propertyType) ? fields.financingOption : [],
    reservationFeeCentavos: hasFinancing(propertyType) ? fields.reservationFeeCentavos : null,
  }
}

/**
 * A new project's fields. Type, subtype and unit type that are left out are those the form starts with (§4).
 *
 * @throws InvalidInput when it is Residential without a financing option (decision 82), and as `normaliseProject`
 */
export function newProjectFields(form: NewProject): ProjectFields {
  const propertyType = form.propertyType ?? NEW_PROJECT_DEFAULTS.property_type
  const propertySubtype = form.propertySubtype ?? defaultSubtype(propertyType)
  const fields = normaliseProject({
    name: form.name,
    developerId: form.developerId,
    dhsudLts: form.dhsudLts,
    propertyType,
    propertySubtype,
    unitTypes: form.unitTypes ?? unitTypesFor(propertyType, propertySubtype).slice(0, 1),
    amenityIds: form.amenityIds ?? [],
    location: form.location,
    ...resolvePlace({ location: form.location, beside: form.name }, form),
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

const COMMANDS = recordCommands<ProjectRow, StoredProject, NewProject, ProjectChanges, ProjectAnswer>({
  table: PROJECT_TABLE,
  answer: projectAnswerSchema,
  ownerNoun: 'project',
  async answersOf(db, stored) {
    const ids = stored.map(({ id }) => id)
    const pictures = await pictureAnswersByOwner(db, 'project', ids)
    return stored.map((project) => projectAnswerOf(project, pictures.get(project.id) ?? []))
  },
  /** @throws InvalidInput also for what §4 and §5 refuse, and a developer or amenity that does not exist */
  async insert(unit, form) {
    const { client, context } = unit
    const fields = newProjectFields(form)
    await lockProjectParents(client, fields)
    const id = await takeId(client, 'project')
    const slug = slugFor('project', fields.name, id)
    const project = await insertProject(client, fields, context.now, { id, slug })
    await recordSlug(client, 'project', id, slug, context.now)
    await publishProject(unit, project)
    return project
  },
  edit: ({ fields }, changes) => changedProjectFields(fields, changes),
  async store(unit, next, before) {
    const { client } = unit
    const { id, updatedAt, fields } = next
    const developerName = await lockProjectParents(client, fields)
    const project = { ...next, slug: slugFor('project', fields.name, id), developerName }
    await updateProjectRow(client, project)
    if (project.slug !== before.slug) await recordSlug(client, 'project', id, project.slug, updatedAt)
    await publishProject(unit, project)
    return project
  },
  /** Decision 86. */
  async refuseInUse(client, { id }) {
    const listings = await countListingsOfProject(client, id)
    if (listings === 0) return
    throw new Conflict('in_use', `This project has listings (${listings}). Delete or move them first.`, {
      counts: { listings },
    })
  },
  async publishDeleted({ client, publish, context }, project, version) {
    const { id } = project
    const data = tombstoneOf(id, context.now, await listSlugsOf(client, 'project', project))
    await publish({ type: 'project.deleted', aggregate: 'project', aggregateId: id, version, data })
  },
})

/** Its listings are read through it, so its own event is all there is to publish (decision 58). */
export const projects = { ...COMMANDS, get: getProject }

const MAX_LISTINGS = 100

/** A project with its newest listings. @throws NotFound */
async function getProject({ pool }: Catalog, id: number): Promise<ProjectDetailAnswer> {
  const project = await getStored(pool, PROJECT_TABLE, id)
  const [pictures, listing, count] = await Promise.all([
    pictureAnswersOf(pool, { ownerNoun: 'project', ownerId: id }),
    listListingsOfProject(pool, id, MAX_LISTINGS),
    countListingsOfProject(pool, id),
  ])
  return { ...projectAnswerOf(project, pictures), listing, listing_count: count }
}

/** A project's fields after an edit: what is left out stays. @throws InvalidInput as `normaliseProject` */
export function changedProjectFields(fields: ProjectFields, changes: ProjectChanges): ProjectFields {
  const changed = withChanges(fields, { ...changes, details: changes.details && cleanDetails(changes.details) })
  return normaliseProject({
    ...changed,
    ...resolvePlace({ location: changed.location, beside: changed.name }, changes, fields),
  })
}

function projectAnswerOf(
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
