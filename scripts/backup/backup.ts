import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/join-database.ts'
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
          `${kept}: ${rows['listing'] ?? 0} listings, ${rows['lead'] ?? 0} leads; ${copied} new files beside it.`,
        )
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
