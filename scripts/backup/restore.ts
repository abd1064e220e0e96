import { access } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { openJobs } from '@tahanan/platform/jobs/open-jobs.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { joinEmbeddedPostgres } from '@tahanan/platform/postgres/embedded-postgres.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { openTogether } from '@tahanan/platform/process/open-together.ts'
import { migrateTables } from '@tahanan/standalone/database/migrate-database.ts'
import { postgresFolder, type StandaloneDatabase, startDatabase } from '@tahanan/standalone/database/start-database.ts'
import { mediaFolder } from '@tahanan/standalone/media/media-folder.ts'
import { type BackupPlace, openBackupBucketPlace, openBackupFolder } from '@tahanan/workers/backup/backup-place.ts'
import { UnusableBackup } from '@tahanan/workers/backup/backup-file.ts'
import {
  CatalogueInUse,
  type CheckedBackup,
  checkBackup,
  refuseWhileWorking,
  restoreBackup,
} from '@tahanan/workers/backup/restore-backup.ts'
import { objectsFolder } from '@tahanan/workers/backup/take-backup.ts'
import { readOptions, usageFailure } from '../setup/read-options.mjs'
import { reportFailure } from '../setup/report-failure.mjs'

const USAGE = `Usage: npm run restore -- FOLDER/catalogue-TIME.sql.gz [--yes | --check]

Puts everything back to a backup, with the pictures and documents of FOLDER/objects. What has been done since is lost:
it asks first, --yes answers. The server must not run. Where BACKUP_BUCKET is named, the name alone is one of the bucket.
--check reads the backup from end to end, says whether it is good, and changes nothing.`

// In the image nothing stands around it that would report.
await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UnusableBackup || error instanceof CatalogueInUse)) return reportFailure(error)
  console.error(error.message)
  process.exitCode = 1
})

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = readOptions(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw usageFailure(USAGE, 'It takes one backup')
  const config = loadConfig()
  const bucket = file === basename(file) ? await openBackupBucketPlace(config) : undefined
  const place = bucket ?? (await openFolder(file))
  try {
    if (values.check) await check(place, file)
    else await restoreFrom(place, config, file, values.yes)
  } finally {
    await place.close()
  }
}

async function openFolder(file: string): Promise<BackupPlace> {
  for (const needed of [file, objectsFolder(dirname(file))]) {
    await access(needed).catch(() => {
      const isName = needed === basename(needed)
      throw new UnusableBackup(
        `${needed} is not there.${isName ? ' To fetch it from a bucket, name that by BACKUP_BUCKET.' : ''}`,
      )
    })
  }
  return openBackupFolder(dirname(file))
}

async function check(place: BackupPlace, kept: string): Promise<void> {
  const backup = await checkBackup(await place.fileOf(kept))
  console.log(`It can be restored. ${describe(backup)}`)
}

async function restoreFrom(place: BackupPlace, config: Config, kept: string, isDecided: boolean): Promise<void> {
  const file = await place.fileOf(kept)
  const backup = await checkBackup(file)
  if (config.DATABASE_URL === undefined && (await joinEmbeddedPostgres(postgresFolder(config))) !== undefined)
    throw new CatalogueInUse(`The server runs in ${config.DATA_DIR}. Stop it first.`)
  if (!isDecided && !(await isWanted(backup, config))) return
  const database = await startDatabase(config)
  try {
    await restore(config, database, { file, objects: place.objects, backup })
  } finally {
    await database.stop()
  }
  console.log(`Restored: ${backup.rows['listing'] ?? 0} listings. Start everything again.`)
}

function describe({ takenAt, rows }: CheckedBackup): string {
  return `The backup is of ${takenAt.toLocaleString('en-PH', { timeZone: 'Asia/Manila' })}, with ${rows['listing'] ?? 0} listings.`
}

async function isWanted(backup: CheckedBackup, { DATABASE_URL: url, DATA_DIR: folder }: Config): Promise<boolean> {
  const place = url === undefined ? folder : new URL(url).host
  console.log(describe(backup))
  if (!process.stdin.isTTY) throw new CatalogueInUse('It asks first, and nobody is here to answer: add --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await terminal.question(`What is in ${place} now will be replaced. Type yes to go on: `)
    return answer.trim() === 'yes'
  } finally {
    terminal.close()
  }
}

interface Restored {
  readonly file: string
  readonly objects: ObjectStore
  readonly backup: CheckedBackup
}

async function restore(
  config: Config,
  database: StandaloneDatabase,
  { file, objects, backup }: Restored,
): Promise<void> {
  const { databaseUrl } = database
  const onError = (error: unknown): void => console.error(error)
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'restore' })
  const readPool = openPool({ connectionString: database.readDatabaseUrl, max: 1, applicationName: 'restore' })
  try {
    await refuseWhileWorking([pool, readPool])
    const [bus, jobs, store] = await openTogether([
      openEventBus(config, { databaseUrl, onError }),
      openJobs(config, { databaseUrl, onError }),
      openObjectStore(config, mediaFolder(config)),
    ])
    try {
      const target = {
        pool,
        readPool,
        bus,
        jobs,
        store,
        migrateAll: () => migrateTables(database),
        onStep: console.log,
      }
      await restoreBackup(target, file, objects, backup)
    } finally {
      await Promise.all([bus.close(), jobs.close(), store.close()])
    }
  } finally {
    await Promise.all([pool.end(), readPool.end()])
  }
}
