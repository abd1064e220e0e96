import type { Broker, StoredBroker } from './broker.ts'

export type BrokerRow = Omit<StoredBroker, 'fields'> & Broker

/** Columns of a `BrokerRow`. */
export const BROKER_COLUMNS = `id, version, name, position, contact, email, licenses, socials,
  office_address as "officeAddress", realty_id as "realtyId", created_at as "createdAt", updated_at as "updatedAt"`

export function brokerFromRow({ id, version, createdAt, updatedAt, ...fields }: BrokerRow): StoredBroker {
  return { id, version, createdAt, updatedAt, fields }
}
