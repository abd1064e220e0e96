import type { RealtyFields } from '@tahanan/contracts/realty/realty-fields.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { PoolClient } from 'pg'
import { contactSearchText } from '../contact/contact-search-text.ts'
import { foldedName } from '../name/folded-name.ts'
import { refuseDuplicateName } from '../name/refuse-duplicate-name.ts'
import { REALTY_COLUMNS, realtyFromRow, type RealtyRow, type StoredRealty } from './realty-row.ts'

function searchText(realty: RealtyFields): string {
  const { name, officeAddress, contactNumber, contactPerson, email, registrationNo, dhsudRegistration } = realty
  const numbers = contactSearchText(contactNumber)
  return foldText([name, officeAddress, numbers, contactPerson, email, registrationNo, dhsudRegistration].join(' '))
}

function valuesOf(realty: RealtyFields): unknown[] {
  return [
    realty.name,
    foldedName(realty.name),
    realty.officeAddress,
    realty.contactNumber,
    realty.contactPerson,
    realty.email,
    realty.registrationNo,
    realty.dhsudRegistration,
    realty.brokerInChargeId,
    realty.details,
    searchText(realty),
  ]
}

/** @throws InvalidInput on `name` when there is one of that name */
export async function insertRealty(client: PoolClient, realty: RealtyFields, at: Date): Promise<StoredRealty> {
  const insert = client.query<RealtyRow>(
    `insert into app.realty (name, name_folded, office_address, contact_number, contact_person, email, registration_no,
       dhsud_registration, broker_in_charge_id, details, search_folded, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning ${REALTY_COLUMNS}`,
    [...valuesOf(realty), at],
  )
  const { rows } = await refuseDuplicateName('realty_name', insert)
  const [row] = rows
  if (row === undefined) throw new Error('The firm was not stored.')
  return realtyFromRow(row)
}

/** @throws InvalidInput on `name` when there is another of that name */
export async function updateRealtyRow(client: PoolClient, realty: StoredRealty): Promise<void> {
  const update = client.query(
    `update app.realty set name = $1, name_folded = $2, office_address = $3, contact_number = $4, contact_person = $5,
       email = $6, registration_no = $7, dhsud_registration = $8, broker_in_charge_id = $9, details = $10,
       search_folded = $11, version = $12, updated_at = $13
     where id = $14`,
    [...valuesOf(realty.fields), realty.version, realty.updatedAt, realty.id],
  )
  await refuseDuplicateName('realty_name', update)
}

export async function markRealtyDeleted(client: PoolClient, id: number, version: number, at: Date): Promise<void> {
  await client.query('update app.realty set version = $2, updated_at = $3, deleted_at = $3 where id = $1', [
    id,
    version,
    at,
  ])
}

/** Locked until the transaction ends, against other changes of it and against brokers joining it. */
export async function lockRealty(client: PoolClient, id: number): Promise<StoredRealty | undefined> {
  const { rows } = await client.query<RealtyRow>(
    `select ${REALTY_COLUMNS} from app.realty where id = $1 and deleted_at is null for update`,
    [id],
  )
  return rows[0] && realtyFromRow(rows[0])
}

/** Keeps a firm from being renamed or deleted until the transaction ends; undefined when there is none. */
export async function lockRealtyAsParent(client: PoolClient, id: number): Promise<{ name: string } | undefined> {
  const { rows } = await client.query<{ name: string }>(
    'select name from app.realty where id = $1 and deleted_at is null for share',
    [id],
  )
  return rows[0]
}
