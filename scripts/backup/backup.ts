import { inspectMedia } from '@tahanan/catalog/media/inspect-media.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/start-database.ts'
import { mediaFolder } from '@tahanan/standalone/media/media-folder.ts'
import { UnusableBackup } from '@tahanan/workers/backup/backup-file.ts'
import { openBackupBucketPlace, openBackupFolder } from '@tahanan/workers/backup/backup-place.ts'
import { takeBackup } from '@tahanan/workers/backup/take-backup.ts'
import { readOptions, usageFailure } from '../setup/read-options.mjs'
import { reportFailure } from '../setup/report-failure.mjs'

const USAGE = `Usage: npm run backup [-- FOLDER]

Writes the catalogue, its accounts and leads into FOLDER/catalogue-TIME.sql.gz, and adds pictures and documents that are
new to FOLDER/objects, beside a running server or without one. Without a FOLDER it goes into BACKUP_BUCKET, or else into
BACKUP_DIR, or else into backup.`

// In the image nothing stands around it that would report.
await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UnusableBackup)) return reportFailure(error)
  console.error(error.message)
  process.exitCode = 1
})

async function main(args: readonly string[]): Promise<void> {
  const { positionals } = readOptions(USAGE, { args: [...args], allowPositionals: true, options: {} })
  if (positionals.length > 1) throw usageFailure(USAGE, 'It takes one folder')
  const config = loadConfig()
  const [given] = positionals
  const interrupt = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupt.abort())
  const database = await joinDatabase(config)
  const pool = openPool({ connectionString: database.databaseUrl, max: 1, applicationName: 'backup' })
  try {
    const store = await openObjectStore(config, mediaFolder(config))
    try {
      const folder = given ?? config.BACKUP_DIR ?? 'backup'
      const bucket = given === undefined ? await openBackupBucketPlace(config) : undefined
      const place = bucket ?? (await openBackupFolder(folder))
      try {
        const { file, rows, copied } = await takeBackup({ pool, store }, place, new Date(), interrupt.signal)
        const kept = await place.keep(file)
        console.log(
          `${kept}${bucket === undefined ? '' : ` in the bucket ${config.BACKUP_BUCKET}`}: ${rows['listing'] ?? 0} listings, ${rows['lead'] ?? 0} leads; ${copied} new files beside it.`,
        )
        const { missing } = await inspectMedia({ catalog: { pool }, store: place.objects, now: new Date() })
        if (missing.count > 0) throw new UnusableBackup(missingText(missing, config))
      } finally {
        await place.close()
      }
    } finally {
      await store.close()
    }
  } finally {
    await pool.end()
    await database.stop()
  }
}

/** Whoever has just named a store for the first time has the files elsewhere still. */
function missingText(
  { count, examples }: { readonly count: number; readonly examples: readonly string[] },
  { S3_ENDPOINT: store, DATA_DIR: folder }: Config,
): string {
  const lacks = `It is not whole: ${count} pictures or documents that the catalogue names are not there, such as ${examples[0]}.`
  if (store === undefined) return lacks
  return `${lacks} They are not in ${store}. If they are in ${folder}/media, leave S3_ENDPOINT and BACKUP_BUCKET out for one backup into a folder, and restore that with S3_ENDPOINT: it brings them there.`
}
