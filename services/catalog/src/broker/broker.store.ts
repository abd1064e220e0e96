import type { Named } from '@tahanan/contracts/property/property-fields.ts'
import type { ClientBase, Pool, PoolClient } from 'pg'
import type { StoredTable } from '../aggregate/stored.store.ts'
import { personColumns } from '../person/person.ts'
import type { Broker, StoredBroker } from './broker.ts'
import { type Db, findId, findsRow } from '../row/row.store.ts'

export type BrokerRow = Omit<StoredBroker, 'fields'> & Broker

/** Brokers, found by their own text and by their firm's name. */
export const BROKER_TABLE: StoredTable<BrokerRow, StoredBroker> = {
  noun: 'broker',
  columns: `id, version, name, position, contact, email, licenses, socials, office_address as "officeAddress",
    realty_id as "realtyId", created_at as "createdAt", updated_at as "updatedAt"`,
  fitting: `deleted_at is null and concat_ws(' ', search_folded,
    (select name_folded from app.realty where realty.id = broker.realty_id)) like all($1)`,
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
  written: personColumns,
}

export function hasBroker(client: Pool | ClientBase, id: number): Promise<boolean> {
  return findsRow(client, 'select from app.broker where id = $1 and deleted_at is null', [id])
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
export function findBrokerIdByLicense(client: PoolClient, licenseId: number): Promise<number | undefined> {
  return findId(client, 'select id from app.broker where licenses @> $1::jsonb and deleted_at is null', [
    JSON.stringify([{ id: licenseId }]),
  ])
}

export async function readBrokerNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Named>> {
  const { rows } = await db.query<Named>('select id, name from app.broker where id = any($1)', [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

interface BrokerSurroundings {
  readonly realty: Named | null
  /** How many of each refer to the broker. */
  readonly listings: number
  readonly salespersons: number
  /** Firms that it is in charge of. */
  readonly realties: number
  /** Import sources that give it their listings. */
  readonly sources: number
}

/** The firm of each of these brokers, and what refers to them. */
export async function readBrokerSurroundings(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, BrokerSurroundings>> {
  const { rows } = await db.query<BrokerSurroundings & { readonly id: number }>(
    `select broker.id, case when realty.id is not null then json_build_object('id', realty.id, 'name', realty.name) end
         as realty,
       (select count(*)::integer from app.listing where broker_id = broker.id and deleted_at is null) as listings,
       (select count(*)::integer from app.salesperson where broker_id = broker.id and deleted_at is null)
         as salespersons,
       (select count(*)::integer from app.realty where broker_in_charge_id = broker.id and deleted_at is null)
         as realties,
       (select count(*)::integer from app.import_source where broker_id = broker.id) as sources
     from app.broker left join app.realty on realty.id = broker.realty_id
     where broker.id = any($1)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...surroundings }) => [id, surroundings]))
}
