import type { RealtyFields } from '@tahanan/contracts/realty/realty-fields.ts'
import type { Stored } from '../aggregate/stored.ts'

export type StoredRealty = Stored<RealtyFields>

export type RealtyRow = Omit<StoredRealty, 'fields'> & RealtyFields

/** Columns of a `RealtyRow`. */
export const REALTY_COLUMNS = `id, version, name, office_address as "officeAddress", contact_number as "contactNumber",
  contact_person as "contactPerson", email, registration_no as "registrationNo",
  dhsud_registration as "dhsudRegistration", broker_in_charge_id as "brokerInChargeId", details,
  created_at as "createdAt", updated_at as "updatedAt"`

export function realtyFromRow({ id, version, createdAt, updatedAt, ...fields }: RealtyRow): StoredRealty {
  return { id, version, createdAt, updatedAt, fields }
}
