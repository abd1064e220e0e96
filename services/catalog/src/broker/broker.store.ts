import type { Named } from '@tahanan/contracts/property/named-schema.ts'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { foldedName } from '../name/folded-name.ts'
import { refuseDuplicateName } from '../name/refuse-duplicate-name.ts'
import { personSearchText } from '../person/person-search-text.ts'
import { BROKER_TABLE, type BrokerRow } from './broker-table.ts'
import type { Broker, StoredBroker } from './broker.ts'

/** Whether there is such a broker, not deleted. */
export async function hasBroker(client: Pool | ClientBase, id: number): Promise<boolean> {
  const { rowCount } = await client.query('select from app.broker where id = $1 and deleted_at is null', [id])
  return rowCount === 1
}

function valuesOf(broker: Broker): unknown[] {
  const { name, position, contact, email, licenses, socials, officeAddress, realtyId } = broker
  return [
    name,
    foldedName(name),
    position,
    contact,
    email,
    // pg would take lists for arrays of Postgres.
    JSON.stringify(licenses),
    JSON.stringify(socials),
    officeAddress,
    realtyId,
    personSearchText(broker),
  ]
}

/** @throws InvalidInput on `name` when there is one of that name */
export async function insertBroker(client: PoolClient, broker: Broker, at: Date): Promise<StoredBroker> {
  const insert = client.query<BrokerRow>(
    `insert into app.broker (name, name_folded, position, contact, email, licenses, socials, office_address, realty_id,
       search_folded, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning ${BROKER_TABLE.columns}`,
    [...valuesOf(broker), at],
  )
  const { rows } = await refuseDuplicateName('broker_name', insert)
  const [row] = rows
  if (row === undefined) throw new Error('The broker was not stored.')
  return BROKER_TABLE.fromRow(row)
}

/** @throws InvalidInput on `name` when there is another of that name */
export async function updateBrokerRow(client: PoolClient, broker: StoredBroker): Promise<void> {
  const update = client.query(
    `update app.broker set name = $1, name_folded = $2, position = $3, contact = $4, email = $5, licenses = $6,
       socials = $7, office_address = $8, realty_id = $9, search_folded = $10, version = $11, updated_at = $12
     where id = $13`,
    [...valuesOf(broker.fields), broker.version, broker.updatedAt, broker.id],
  )
  await refuseDuplicateName('broker_name', update)
}

/** The brokers of a firm, locked until the transaction ends, in id order. */
export async function lockBrokersOfRealty(client: PoolClient, realtyId: number): Promise<StoredBroker[]> {
  const { rows } = await client.query<BrokerRow>(
    `select ${BROKER_TABLE.columns} from app.broker where realty_id = $1 and deleted_at is null order by id for update`,
    [realtyId],
  )
  return rows.map(BROKER_TABLE.fromRow)
}

/** Whose licence it is; undefined for nobody's. */
export async function findBrokerIdByLicense(client: PoolClient, licenseId: number): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    'select id from app.broker where licenses @> $1::jsonb and deleted_at is null',
    [JSON.stringify([{ id: licenseId }])],
  )
  return rows[0]?.id
}

/** The brokers of these ids by name. */
export async function readBrokerNames(
  db: Pool | PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await db.query<Named>('select id, name from app.broker where id = any($1)', [ids])
  return new Map(rows.map((row) => [row.id, row]))
}
