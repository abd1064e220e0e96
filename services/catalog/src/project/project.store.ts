import type { ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import type { ClientBase, Pool, PoolClient } from 'pg'
import type { StoredPage } from '../aggregate/stored.ts'
import { foldedName } from '../name/folded-name.ts'
import { refuseDuplicateName } from '../name/refuse-duplicate-name.ts'
import { projectSearchText } from './project-search-text.ts'

export interface StoredProject extends StoredPage<ProjectFields> {
  readonly developerName: string
}

export type ProjectRow = Omit<StoredProject, 'fields'> & ProjectFields

export const PROJECT_SELECT = `select p.id, p.version, p.slug, p.name, p.developer_id as "developerId",
    d.name as "developerName", p.dhsud_lts as "dhsudLts", p.property_type as "propertyType",
    p.property_subtype as "propertySubtype", p.unit_types as "unitTypes", p.location, p.details,
    array(select amenity_id from app.project_amenity where project_id = p.id order by amenity_id) as "amenityIds",
    p.financing_option as "financingOption", p.reservation_fee_centavos::float8 as "reservationFeeCentavos",
    p.ad_approval_no as "adApprovalNo", p.completion_date::text as "completionDate",
    p.created_at as "createdAt", p.updated_at as "updatedAt"
  from app.project p join app.developer d on d.id = p.developer_id`

export function projectFromRow(row: ProjectRow): StoredProject {
  const { id, version, slug, createdAt, updatedAt, developerName, ...fields } = row
  return { id, version, slug, createdAt, updatedAt, developerName, fields }
}

const SET = `version, slug, name, name_folded, developer_id, dhsud_lts, property_type, property_subtype, unit_types,
  location, details, financing_option, reservation_fee_centavos, ad_approval_no, completion_date, search_folded,
  updated_at`
const PARAMETERS = '$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18'

function parameters({ id, version, slug, updatedAt, fields }: StoredProject): unknown[] {
  return [
    id,
    version,
    slug,
    fields.name,
    foldedName(fields.name),
    fields.developerId,
    fields.dhsudLts,
    fields.propertyType,
    fields.propertySubtype,
    fields.unitTypes,
    fields.location,
    fields.details,
    fields.financingOption,
    fields.reservationFeeCentavos,
    fields.adApprovalNo,
    fields.completionDate,
    projectSearchText(fields),
    updatedAt,
  ]
}

/** @throws InvalidInput on `name` when another project has it */
export async function insertProject(client: PoolClient, project: StoredProject): Promise<void> {
  const insert = client.query(`insert into app.project (id, ${SET}, created_at) values ($1, ${PARAMETERS}, $19)`, [
    ...parameters(project),
    project.createdAt,
  ])
  await refuseDuplicateName('project_name', insert)
  await replaceAmenities(client, project)
}

/** @throws InvalidInput on `name` when another project has it */
export async function updateProjectRow(client: PoolClient, project: StoredProject): Promise<void> {
  const update = client.query(`update app.project set (${SET}) = (${PARAMETERS}) where id = $1`, parameters(project))
  await refuseDuplicateName('project_name', update)
  await replaceAmenities(client, project)
}

async function replaceAmenities(client: PoolClient, { id, fields }: StoredProject): Promise<void> {
  await client.query('delete from app.project_amenity where project_id = $1 and amenity_id <> all($2)', [
    id,
    fields.amenityIds,
  ])
  await client.query(
    `insert into app.project_amenity (project_id, amenity_id) select $1, unnest($2::integer[])
     on conflict do nothing`,
    [id, fields.amenityIds],
  )
}

export async function markProjectDeleted(client: PoolClient, id: number, version: number, at: Date): Promise<void> {
  await client.query('update app.project set version = $2, updated_at = $3, deleted_at = $3 where id = $1', [
    id,
    version,
    at,
  ])
}

/**
 * Locked until the transaction ends, against other changes of it and against new listings under it. It is read in a
 * second statement: the one that waited for the lock still sees the amenities from before its wait.
 */
export async function lockProject(client: PoolClient, id: number): Promise<StoredProject | undefined> {
  await client.query('select from app.project where id = $1 for update', [id])
  return findStoredProject(client, id)
}

export async function findStoredProject(client: Pool | ClientBase, id: number): Promise<StoredProject | undefined> {
  const { rows } = await client.query<ProjectRow>(`${PROJECT_SELECT} where p.id = $1 and p.deleted_at is null`, [id])
  return rows[0] && projectFromRow(rows[0])
}

export async function countProjectsOfDeveloper(client: PoolClient, developerId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from app.project where developer_id = $1 and deleted_at is null',
    [developerId],
  )
  return rows[0]?.count ?? 0
}

export async function countListingsOfProject(client: Pool | ClientBase, projectId: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from app.listing where project_id = $1 and deleted_at is null',
    [projectId],
  )
  return rows[0]?.count ?? 0
}
