import type { DeveloperFields } from '@tahanan/contracts/developer/developer.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { StoredPage, StoredTable } from '../aggregate/stored.store.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'
import { columnsOf } from '../row/row.store.ts'

function searchText({ name, officeAddress, contactNumber, contactPerson }: DeveloperFields): string {
  return foldText([name, officeAddress, contactNumber, contactPerson].join(' '))
}

export type StoredDeveloper = StoredPage<DeveloperFields>

export type DeveloperRow = Omit<StoredDeveloper, 'fields'> & DeveloperFields

export const DEVELOPER_TABLE: StoredTable<DeveloperRow, StoredDeveloper> = {
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
  written: (developer) => ({
    ...columnsOf(developer),
    name_folded: foldedName(developer.name),
    search_folded: searchText(developer),
  }),
}
