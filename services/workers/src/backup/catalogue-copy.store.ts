import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { BackupTable } from './backup-file.ts'

/** Knex's own tables of `app`: the migrations make them. */
const OURS = `table_schema = 'app' and table_type = 'BASE TABLE' and table_name not like 'knex%'`

interface TableColumns {
  readonly table: string
  readonly columns: readonly string[]
}

/** The tables of the catalogue. */
export async function listTables(client: PoolClient): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select table_name::text as table,
       array(select column_name::text from information_schema.columns c
             where c.table_schema = 'app' and c.table_name = t.table_name and is_generated = 'NEVER'
             order by ordinal_position) as columns
     from information_schema.tables t where ${OURS} order by table_name`,
  )
  return rows
}

/** One moment of the catalogue, whatever is done to it meanwhile, until the transaction ends. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
}

/** The rows of a table as `copy` spells them. Read them to their end. */
export async function* copyOut(
  client: PoolClient,
  { table, columns }: TableColumns,
  counted: (rows: number) => void,
): AsyncGenerator<Uint8Array, void> {
  const stream = client.query(to(`copy app.${table} (${columns.join(', ')}) to stdout`))
  for await (const piece of stream) yield piece
  counted(stream.rowCount)
}

/** What was applied, by name and checksum, in order; nothing where there is no catalogue. */
export async function listApplied(client: PoolClient): Promise<string[]> {
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname = 'app' and tablename = 'knex_migration'`,
  )
  if (rowCount === 0) return []
  const { rows } = await client.query<{ name: string }>('select name from app.knex_migration order by name')
  return rows.map(({ name }) => name)
}

/** The last value of each sequence that has given one. No snapshot holds them: read behind the rows, they are no smaller. */
export async function readSequences(client: PoolClient): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'app' and last_value is not null and sequencename not like 'knex%' order by sequencename`,
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/**
 * Empties every table, migrations' own rows included, and lets neither triggers act on what is put back nor foreign keys
 * ask for an order: tables refer to each other in circles. Answers the keys for `guardTables`.
 */
export async function openTables(client: PoolClient, tables: readonly TableColumns[]): Promise<readonly ForeignKey[]> {
  await client.query(`truncate ${tables.map(({ table }) => `app.${table}`).join(', ')}`)
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'app'::regnamespace`,
  )
  for (const { table } of tables) await client.query(`alter table app.${table} disable trigger user`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  return keys
}

/** Looks at every reference, and has triggers act again. */
export async function guardTables(
  client: PoolClient,
  tables: readonly TableColumns[],
  keys: readonly ForeignKey[],
): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  for (const { table } of tables) await client.query(`alter table app.${table} enable trigger user`)
}

/** Puts the rows of a table back. Answers how many there were. */
export async function copyIn(client: PoolClient, { table, columns, data }: BackupTable): Promise<number> {
  const stream = client.query(from(`copy app.${table} (${columns.join(', ')}) from stdin`))
  await pipeline(data, stream)
  return stream.rowCount
}

export async function setSequence(client: PoolClient, name: string, value: string): Promise<void> {
  await client.query('select setval($1, $2)', [`app.${name}`, value])
}

/** Who works on a database besides this program, by the names that our processes give themselves. */
export async function listWorking(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name ~ '^(leader |admin-api|public-api|relay|projector|indexer|image|job-worker|event bus)'
     order by name`,
  )
  return rows.map(({ name }) => name)
}

/** Whether a restore was cut off: what was there before is still aside. */
export async function isHalfRestored(client: Pick<PoolClient, 'query'>): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_namespace where nspname = 'app_before'`)
  return rowCount === 1
}

/** Sets the catalogue aside as `app_before`, which stands until a restore is through. */
export async function setAside(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query(`select from pg_namespace where nspname = 'app'`)
  await client.query(rowCount === 1 ? 'alter schema app rename to app_before' : 'create schema app_before')
}

/** Back to what `setAside` set aside. */
export async function putBack(client: PoolClient): Promise<void> {
  await client.query('begin')
  await client.query('drop schema if exists app cascade')
  await client.query('alter schema app_before rename to app')
  await client.query('commit')
}

export async function forgetAside(client: PoolClient): Promise<void> {
  await client.query('drop schema app_before cascade')
}
