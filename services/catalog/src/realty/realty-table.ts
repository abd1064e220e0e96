import type { RealtyFields } from '@tahanan/contracts/realty/realty-fields.ts'
import type { StoredTable } from '../aggregate/stored-table.ts'
import type { Stored } from '../aggregate/stored.ts'

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
}
