import { grantReading } from '@tahanan/platform/postgres/grant-reading.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import type pg from 'pg'
import { READ_MIGRATIONS } from '../schema/open-read-pool.ts'

const PREFIX = 'read_rebuild_'

/** A name that no rebuild had: one that has lost its lock and does not know it writes into nobody else's schema. */
export function nameNextSchema(uuid: string): string {
  return PREFIX + uuid.replaceAll('-', '')
}

/** More revisions than any schema gives out, so that none is ever given twice (an ETag must not come back). */
const REV_GAP = 2n ** 32n

/**
 * Makes the schema that is to take the place of `read`: the same tables, empty, for the same readers and the same
 * indexes. What earlier rebuilds left behind goes.
 */
export async function createNextSchema(pool: pg.Pool, schema: string): Promise<void> {
  await dropRebuiltSchemas(pool)
  await migrate(pool, { ...READ_MIGRATIONS, schema })
  for (const role of await readingRoles(pool)) await grantReading(pool, { schema, role })
  await pool.query(`select setval('${schema}.rev', last_value + ${REV_GAP}) from rev`)
  await pool.query(`insert into ${schema}.search_index select * from search_index`)
}

async function readingRoles(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ role: string }>(
    `select distinct rolname as role
      from pg_namespace, aclexplode(nspacl) as granted, pg_roles
      where nspname = current_schema() and granted.privilege_type = 'USAGE'
        and granted.grantee = pg_roles.oid and granted.grantee <> nspowner`,
  )
  return rows.map(({ role }) => role)
}

/** Lets the planner know the new tables, and cleans up their indexes, before anybody reads them. */
export async function vacuumSchema(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()',
  )
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`)
}

/** Puts `schema` into the place of `read`; for everybody from the transaction's commit on. */
export async function swapSchemas(client: pg.PoolClient, schema: string): Promise<void> {
  await carryPendingIndexUpdatesOver(client, schema)
  await client.query(`alter schema read rename to ${schema}_old`)
  await client.query(`alter schema ${schema} rename to read`)
}

/** Drops every schema that a rebuild made or took out of use. */
export async function dropRebuiltSchemas(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    'select quote_ident(nspname) as name from pg_namespace where starts_with(nspname, $1)',
    [PREFIX],
  )
  for (const { name } of rows) await pool.query(`drop schema if exists ${name} cascade`)
}

/** What search engines have yet to take stays pending, and one that came meanwhile gets everything. */
async function carryPendingIndexUpdatesOver(client: pg.PoolClient, schema: string): Promise<void> {
  await client.query(
    `with late as (
        insert into ${schema}.search_index select * from search_index on conflict do nothing returning name
      )
      insert into ${schema}.index_mark (index_name, listing_id, rev)
      select name, id, rev from late, ${schema}.listing_view`,
  )
  await client.query(
    `insert into ${schema}.index_mark (index_name, listing_id, rev)
      select index_name, listing_id, nextval('${schema}.rev') from index_mark on conflict do nothing`,
  )
}
