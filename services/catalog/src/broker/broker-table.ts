import type { StoredTable } from '../aggregate/stored-table.ts'
import type { Broker, StoredBroker } from './broker.ts'

export type BrokerRow = Omit<StoredBroker, 'fields'> & Broker

/** Brokers, found by their own text and by their firm's name. */
export const BROKER_TABLE: StoredTable<BrokerRow, StoredBroker> = {
  noun: 'broker',
  columns: `id, version, name, position, contact, email, licenses, socials, office_address as "officeAddress",
    realty_id as "realtyId", created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: `deleted_at is null and concat_ws(' ', search_folded,
    (select name_folded from app.realty where realty.id = broker.realty_id)) like all($1)`,
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
}
