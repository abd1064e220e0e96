import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { RealtyFields } from '@tahanan/contracts/realty/realty.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Pool, PoolClient } from 'pg'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { contactSearchText } from '../contact/contact-numbers-of.ts'
import { foldedName, refuseDuplicateName } from '../name/refuse-duplicate-name.ts'

export type StoredRealty = Stored<RealtyFields>

type RealtyRow = Omit<StoredRealty, 'fields'> & RealtyFields

export const REALTY_TABLE: StoredTable<RealtyRow, StoredRealty> = {
  noun: 'realty',
  columns: `id, version, name, office_address as "officeAddress", contact_number as "contactNumber",
    contact_person as "contactPerson", email, registration_no as "registrationNo",
    dhsud_registration as "dhsudRegistration", broker_in_charge_id as "brokerInChargeId", details,
    created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: 'deleted_at is null and search_folded like all($1)',
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
}

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
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning ${REALTY_TABLE.columns}`,
    [...valuesOf(realty), at],
  )
  const { rows } = await refuseDuplicateName('realty_name', insert)
  const [row] = rows
  if (row === undefined) throw new Error('The firm was not stored.')
  return REALTY_TABLE.fromRow(row)
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

interface RealtySurroundings {
  readonly brokerInCharge: Named | null
  /** How many work for it. */
  readonly brokers: number
}

/** The brokers of these firms. */
export async function readRealtySurroundings(
  db: Pool | PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RealtySurroundings>> {
  const { rows } = await db.query<RealtySurroundings & { readonly id: number }>(
    `select realty.id, case when broker.id is not null then json_build_object('id', broker.id, 'name', broker.name) end
         as "brokerInCharge",
       (select count(*)::integer from app.broker where realty_id = realty.id and deleted_at is null) as brokers
     from app.realty left join app.broker on broker.id = realty.broker_in_charge_id
     where realty.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...surroundings }) => [id, surroundings]))
}
