import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/command-actor.ts'
import { importListings } from '@tahanan/catalog/import/import-listings.ts'
import { UnreadableFile } from '@tahanan/catalog/import/unreadable-file.ts'
import { ConfigError } from '@tahanan/platform/config/config-error.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/join-database.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { createProgressBar } from '@tahanan/standalone/progress/progress-bar.ts'
import { ImportReport } from './import-report.ts'
import { type ImportCommand, readImportOptions } from './read-import-options.ts'

/** `npm run import -- listings FILE.csv …`; ends with 1 when the file as a whole could not be taken. */
async function main(args: readonly string[]): Promise<number> {
  const command = readImportOptions(args)
  if ('file' in command) return run(command)
  console.error(command.join('\n'))
  return 1
}

async function run(command: ImportCommand): Promise<number> {
  const size = await stat(command.file).catch(() => undefined)
  if (size === undefined || !size.isFile()) {
    console.error(`${command.file}: there is no such file.`)
    return 1
  }
  const database = await joinDatabase(loadConfig())
  const pool = openPool({ connectionString: database.databaseUrl, max: 8, applicationName: 'import' })
  const report = new ImportReport(command)
  const source = createReadStream(command.file)
  const bar = createProgressBar({ label: 'Importing', unit: 'bytes', output: process.stdout })
  try {
    await migrateDatabase(database)
    const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: randomUUID() }
    const summary = await importListings({ pool }, context, {
      ...command,
      source,
      onMapping: (headers, mapping) => report.mapping(headers, mapping),
      onOutcomes: async (outcomes) => {
        await report.add(outcomes)
        bar.update(source.bytesRead, size.size)
      },
    })
    bar.update(size.size, size.size)
    bar.finish()
    await report.print()
    const { rows, created, known, rejected, warned } = summary
    const verb = command.dryRun ? 'would be taken' : 'taken'
    console.log(
      `${rows} rows: ${created} ${verb} (${warned} with warnings), ${known} known already, ${rejected} rejected`,
    )
    return 0
  } finally {
    await pool.end()
    await database.stop()
  }
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof UnreadableFile || error instanceof ConfigError)) throw error
  console.error(error.message)
  return 1
})
