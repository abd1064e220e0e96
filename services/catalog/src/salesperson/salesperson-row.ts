import type { Salesperson, StoredSalesperson } from './salesperson.ts'

export type SalespersonRow = Omit<StoredSalesperson, 'fields'> & Salesperson

/** Columns of a `SalespersonRow`. */
export const SALESPERSON_COLUMNS = `id, version, name, position, contact, email, licenses, socials,
  broker_id as "brokerId", created_at as "createdAt", updated_at as "updatedAt"`

export function salespersonFromRow(row: SalespersonRow): StoredSalesperson {
  const { id, version, createdAt, updatedAt, ...fields } = row
  return { id, version, createdAt, updatedAt, fields }
}
