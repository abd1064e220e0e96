import type { DeveloperFields } from '@tahanan/contracts/developer/developer.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { PoolClient } from 'pg'
import type { StoredPage, StoredTable } from '../aggregate/stored.store.ts'
import { foldedName, refuseDuplicateName } from '../name/refuse-duplicate-name.ts'

function searchText({ name, officeAddress, contactNumber, contactPerson }: DeveloperFields): string {
  return foldText([name, officeAddress, contactNumber, contactPerson].join(' '))
}

const SET = `version, slug, name, name_folded, office_address, contact_number, contact_person, details, search_folded,
  updated_at`
const PARAMETERS = '$2, $3, $4, $5, $6, $7, $8, $9, $10, $11'

function parameters({ id, version, slug, updatedAt, fields }: StoredDeveloper): unknown[] {
  const { name, officeAddress, contactNumber, contactPerson, details } = fields
  const texts = [officeAddress, contactNumber, contactPerson, details]
  return [id, version, slug, name, foldedName(name), ...texts, searchText(fields), updatedAt]
}

/** @throws InvalidInput on `name` when another developer has it */
export async function insertDeveloper(client: PoolClient, developer: StoredDeveloper): Promise<void> {
  const insert = client.query(`insert into app.developer (id, ${SET}, created_at) values ($1, ${PARAMETERS}, $12)`, [
    ...parameters(developer),
    developer.createdAt,
  ])
  await refuseDuplicateName('developer_name', insert)
}

/** @throws InvalidInput on `name` when another developer has it */
export async function updateDeveloperRow(client: PoolClient, developer: StoredDeveloper): Promise<void> {
  const text = `update app.developer set (${SET}) = (${PARAMETERS}) where id = $1`
  await refuseDuplicateName('developer_name', client.query(text, parameters(developer)))
}

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
