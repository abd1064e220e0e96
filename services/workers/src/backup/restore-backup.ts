import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { republishCatalogue } from '@tahanan/catalog/republish/republish-catalogue.ts'
import { APP_MIGRATIONS } from '@tahanan/catalog/schema/app-migrations.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { listMigrations, migrate } from '@tahanan/platform/postgres/migrate.ts'
import type { Pool, PoolClient } from 'pg'
import { type BackupCounts, type BackupHeader, readBackupFile, UnusableBackup } from './backup-file.ts'
import {
  copyIn,
  forgetAside,
  guardTables,
  isHalfRestored,
  listTables,
  listWorking,
  openTables,
  putBack,
  setAside,
  setSequence,
} from './catalogue-copy.store.ts'
import { copyObjects } from './copy-objects.ts'
import { discardDerived, type DerivedState } from './discard-derived.ts'

export interface CheckedBackup {
  readonly takenAt: Date
  readonly rows: BackupCounts
  /** Those of this program's migrations that the backup has. */
  readonly migrations: readonly string[]
}

/**
 * Reads a backup from end to end and changes nothing.
 *
 * @throws UnusableBackup for one that is damaged, or of a newer version
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const known = await listMigrations(APP_MIGRATIONS)
  let header: BackupHeader | undefined
  const rows = await readBackupFile(file, {
    async onHeader(read) {
      header = read
      const unknown = read.migrations.find((name) => !known.includes(name))
      if (unknown === undefined) return
      const [name] = unknown.split(' ')
      throw new UnusableBackup(
        `${file} is of another version of Tahanan, whose ${name} is not here. Restore it with that one.`,
      )
    },
    async onTable({ data }) {
      for await (const _ of data);
    },
  })
  if (header === undefined) throw new UnusableBackup(`${file} is no backup of Tahanan.`)
  const migrations = header.migrations.map((name) => name.replace(/ .*$/, ''))
  return { takenAt: new Date(header.taken_at), rows, migrations }
}

/**
 * Fills the schema `app` of a database, which must not be there, with what a backup holds: tables as they were then,
 * rows in one transaction, tables as they are now.
 *
 * @throws UnusableBackup when it holds other rows than it says
 */
export async function loadCatalogue(
  pool: Pool,
  file: string,
  { migrations }: Pick<CheckedBackup, 'migrations'>,
): Promise<void> {
  await migrate(pool, { ...APP_MIGRATIONS, only: migrations })
  const client = await pool.connect()
  let isDone = false
  try {
    await client.query('begin')
    const tables = await listTables(client)
    const keys = await openTables(client, tables)
    const loaded: Record<string, number> = {}
    const rows = await readBackupFile(file, {
      async onTable(table) {
        loaded[table.table] = await copyIn(client, table)
      },
      onSequence: (name, value) => setSequence(client, name, value),
    })
    const wrong = tables.find(({ table }) => loaded[table] !== rows[table])
    if (wrong !== undefined) throw new UnusableBackup(`${file} has other rows of ${wrong.table} than it says.`)
    await guardTables(client, tables, keys)
    await client.query('commit')
    isDone = true
  } finally {
    client.release(!isDone)
  }
  await migrate(pool, APP_MIGRATIONS)
}

export interface RestoreTarget extends DerivedState {
  /** Of the catalogue's database, as its owner. */
  readonly pool: Pool
  readonly store: ObjectStore
  /** Brings the read schema back, empty, and what else a start needs. */
  readonly migrateAll: () => Promise<void>
  readonly onStep: (step: string) => void
}

/** Somebody works on the catalogue: what they do would be lost, or worse, kept. */
export class CatalogueInUse extends Error {
  override readonly name = 'CatalogueInUse'
}

/**
 * Looks into the databases of the catalogue and of the read side.
 *
 * @throws CatalogueInUse
 */
export async function refuseWhileWorking(pools: readonly Pool[]): Promise<void> {
  const working = await Promise.all(pools.map((pool) => withClient(pool, listWorking)))
  const names = [...new Set(working.flat())]
  if (names.length > 0)
    throw new CatalogueInUse(`Somebody works on this catalogue; stop them first: ${names.join(', ')}.`)
}

/**
 * Puts everything back to a backup that was checked: catalogue, pictures and documents, and everything made from them
 * is made anew once the processes run. What fails before the old state is given up leaves it as it was; cut off at any
 * place, it begins from the beginning when it is called again, and nothing else starts until then.
 */
export async function restoreBackup(
  target: RestoreTarget,
  file: string,
  objects: ObjectStore,
  backup: CheckedBackup,
): Promise<void> {
  const { pool, store, onStep } = target
  await withClient(pool, async (client) => {
    if (await isHalfRestored(client)) await putBack(client)
    await setAside(client)
  })
  try {
    onStep('Putting the catalogue back')
    await loadCatalogue(pool, file, backup)
    onStep('Putting pictures and documents back')
    await copyObjects(objects, store)
  } catch (error) {
    await withClient(pool, putBack)
    throw error
  }
  onStep('Publishing it anew')
  await discardDerived(target)
  await target.migrateAll()
  const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'restore' }
  await republishCatalogue({ pool }, context, { signal: new AbortController().signal })
  await withClient(pool, forgetAside)
}

/** @throws CatalogueInUse after a restore that was cut off */
export async function refuseHalfRestored(pool: Pool): Promise<void> {
  if (!(await withClient(pool, isHalfRestored))) return
  throw new CatalogueInUse(
    'A restore was cut off: begin it again. (What was there before is the schema app_before; where an earlier version left it, drop it.)',
  )
}

async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}
