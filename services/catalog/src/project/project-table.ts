import type { ProjectFields } from '@tahanan/contracts/project/project-fields.ts'
import type { StoredTable } from '../aggregate/stored-table.ts'
import type { StoredPage } from '../aggregate/stored.ts'

export interface StoredProject extends StoredPage<ProjectFields> {
  readonly developerName: string
}

type Row = Omit<StoredProject, 'fields'> & ProjectFields

/** Projects, found by their own text and by their developer's name. */
export const PROJECT_TABLE: StoredTable<Row, StoredProject> = {
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
}
