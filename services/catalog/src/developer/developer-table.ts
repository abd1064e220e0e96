import type { DeveloperFields } from '@tahanan/contracts/developer/developer-fields.ts'
import type { StoredTable } from '../aggregate/stored-table.ts'
import type { StoredPage } from '../aggregate/stored.ts'

export type StoredDeveloper = StoredPage<DeveloperFields>

type Row = Omit<StoredDeveloper, 'fields'> & DeveloperFields

export const DEVELOPER_TABLE: StoredTable<Row, StoredDeveloper> = {
  noun: 'developer',
  columns: `id, version, slug, name, office_address as "officeAddress", contact_number as "contactNumber",
    contact_person as "contactPerson", details, created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: 'deleted_at is null and search_folded like all($1)',
  fromRow: ({ id, version, slug, createdAt, updatedAt, ...fields }) => ({
    id,
    version,
    slug,
    createdAt,
    updatedAt,
    fields,
  }),
}
