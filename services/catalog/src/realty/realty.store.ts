import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { RealtyFields } from '@tahanan/contracts/realty/realty.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { contactSearchText } from '../contact/contact-numbers-of.ts'
import { foldedName } from '../name/refuse-duplicate-name.ts'
import { columnsOf, type Db } from '../row/row.store.ts'

export type StoredRealty = Stored<RealtyFields>

export type RealtyRow = Omit<StoredRealty, 'fields'> & RealtyFields

export const REALTY_TABLE: StoredTable<RealtyRow, StoredRealty> = {
  noun: 'realty',
  columns: `id, version, name, office_address as "officeAddress", contact_number as "contactNumber",
    contact_person as "contactPerson", email, registration_no as "registrationNo",
    dhsud_registration as "dhsudRegistration", broker_in_charge_id as "brokerInChargeId", details,
    created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: 'deleted_at is null and search_folded like all($1)',
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
  written: (realty) => ({
    ...columnsOf(realty),
    name_folded: foldedName(realty.name),
    search_folded: searchText(realty),
  }),
}

function searchText(realty: RealtyFields): string {
  const { name, officeAddress, contactNumber, contactPerson, email, registrationNo, dhsudRegistration } = realty
  const numbers = contactSearchText(contactNumber)
  return foldText([name, officeAddress, numbers, contactPerson, email, registrationNo, dhsudRegistration].join(' '))
}

interface RealtySurroundings {
  readonly brokerInCharge: Named | null
  /** How many work for it. */
  readonly brokers: number
}

export async function readRealtySurroundings(
  db: Db,
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
