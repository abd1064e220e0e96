import type { ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { PoolClient } from 'pg'
import { foldedName } from '../name/folded-name.ts'
import { refuseDuplicateName } from '../name/refuse-duplicate-name.ts'
import type { StoredProject } from './project-table.ts'

const SET = `version, slug, name, name_folded, developer_id, dhsud_lts, property_type, property_subtype, unit_types,
  location, details, financing_option, reservation_fee_centavos, ad_approval_no, completion_date, area_code,
  is_area_chosen, point, point_precision, search_folded, updated_at`
const PARAMETERS = '$2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22'

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
    fields.areaCode,
    fields.isAreaChosen,
    fields.point,
    fields.pointPrecision,
    projectSearchText(fields),
    updatedAt,
  ]
}

/** @throws InvalidInput on `name` when another project has it */
export async function insertProject(client: PoolClient, project: StoredProject): Promise<void> {
  const insert = client.query(`insert into app.project (id, ${SET}, created_at) values ($1, ${PARAMETERS}, $23)`, [
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
