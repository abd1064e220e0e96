import type { ProjectFields } from '@tahanan/contracts/project/project.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { insertStored, type StoredPage, type StoredTable, updateStored } from '../aggregate/stored.store.ts'
import { replaceAmenitiesOf } from '../amenity/amenity.store.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'
import { columnsOf, countRows, listRows } from '../row/row.store.ts'

/** @throws InvalidInput on `name` when another project has it */
export async function insertProject(
  client: PoolClient,
  fields: ProjectFields,
  at: Date,
  page: { readonly id: number; readonly slug: string },
): Promise<StoredProject> {
  const project = await insertStored(client, PROJECT_TABLE, fields, at, page)
  await replaceAmenitiesOf(client, 'project', project.id, fields.amenityIds)
  return { ...project, fields }
}

/** @throws InvalidInput on `name` when another project has it */
export async function updateProjectRow(client: PoolClient, project: StoredProject): Promise<void> {
  await updateStored(client, PROJECT_TABLE, project, { slug: project.slug })
  await replaceAmenitiesOf(client, 'project', project.id, project.fields.amenityIds)
}

/** What the staff list searches of a project itself: the columns of its table (§2) but the developer's name. */
function projectSearchText(project: ProjectFields): string {
  return foldText(
    [
      project.name,
      project.location,
      labelOf(PROPERTY_TYPES, project.propertyType),
      labelOf(PROPERTY_SUBTYPES, project.propertySubtype),
      ...project.unitTypes.map((code) => labelOf(UNIT_TYPES, code)),
    ].join(' '),
  )
}

interface ProjectOfDeveloper {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly location: string
  readonly details: string
}

export function listProjectsOfDeveloper(pool: Pool, developerId: number): Promise<ProjectOfDeveloper[]> {
  return listRows(
    pool,
    `select id, slug, name, location, details from app.project
     where developer_id = $1 and deleted_at is null order by id desc`,
    [developerId],
  )
}

interface ListingOfProject {
  readonly id: number
  readonly slug: string
  readonly name: string
}

/** Newest first, `limit` at most. */
export function listListingsOfProject(pool: Pool, projectId: number, limit: number): Promise<ListingOfProject[]> {
  return listRows(
    pool,
    `select id, slug, name from app.listing where project_id = $1 and deleted_at is null order by id desc limit $2`,
    [projectId, limit],
  )
}

export function countProjectsOfDeveloper(client: PoolClient, developerId: number): Promise<number> {
  return countRows(client, 'app.project where developer_id = $1 and deleted_at is null', [developerId])
}

export function countListingsOfProject(client: Pool | ClientBase, projectId: number): Promise<number> {
  return countRows(client, 'app.listing where project_id = $1 and deleted_at is null', [projectId])
}

export interface StoredProject extends StoredPage<ProjectFields> {
  readonly developerName: string
}

export type ProjectRow = Omit<StoredProject, 'fields'> & ProjectFields

/** Projects, found by their own text and by their developer's name. */
export const PROJECT_TABLE: StoredTable<ProjectRow, StoredProject> = {
  noun: 'project',
  columns: `id, version, slug, name, developer_id as "developerId",
    (select name from app.developer where developer.id = project.developer_id) as "developerName",
    dhsud_lts as "dhsudLts", property_type as "propertyType", property_subtype as "propertySubtype",
    unit_types as "unitTypes", location, details,
    array(select amenity_id from app.project_amenity where project_id = project.id order by amenity_id) as "amenityIds",
    financing_option as "financingOption", reservation_fee_centavos::float8 as "reservationFeeCentavos",
    ad_approval_no as "adApprovalNo", completion_date::text as "completionDate",
    area_code as "areaCode", coalesce(is_area_chosen, false) as "isAreaChosen", point,
    point_precision as "pointPrecision", created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: `deleted_at is null and concat_ws(' ', search_folded,
    (select name_folded from app.developer where developer.id = project.developer_id)) like all($1)`,
  fromRow: ({ id, version, slug, createdAt, updatedAt, developerName, ...fields }) => ({
    id,
    version,
    slug,
    createdAt,
    updatedAt,
    developerName,
    fields,
  }),
  written: (project) => {
    // Amenities have a table of their own.
    const { amenityIds: _amenityIds, reservationFeeCentavos, ...fields } = project
    return {
      ...columnsOf(fields),
      reservation_fee_centavos: reservationFeeCentavos,
      name_folded: foldedName(project.name),
      search_folded: projectSearchText(project),
    }
  },
}
