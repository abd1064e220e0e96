import type { StoredTable } from '../aggregate/stored-table.ts'
import type { Salesperson, StoredSalesperson } from './salesperson.ts'

export type SalespersonRow = Omit<StoredSalesperson, 'fields'> & Salesperson

/** Salespersons, found by their own text and by their broker's name. */
export const SALESPERSON_TABLE: StoredTable<SalespersonRow, StoredSalesperson> = {
  noun: 'salesperson',
  columns: `id, version, name, position, contact, email, licenses, socials, broker_id as "brokerId",
    created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: `deleted_at is null and concat_ws(' ', search_folded,
    (select name_folded from app.broker where broker.id = salesperson.broker_id)) like all($1)`,
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
}
