import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { csvRecord, type PlainCells } from '@tahanan/catalog/export/csv-file.ts'
import type { BatchOutcome, ImportTarget } from '@tahanan/catalog/import/import-batch.ts'
import { importListings } from '@tahanan/catalog/import/import-listings.ts'
import type { ColumnMapping } from '@tahanan/catalog/import/map-columns.ts'
import { OUTCOME_TABLES } from '@tahanan/catalog/import/outcome-tables.ts'
import { UnreadableFile } from '@tahanan/catalog/import/read-lines.ts'
import { IMPORT_FIELDS, type ImportField, isImportField } from '@tahanan/contracts/import/import-field.ts'
import { ConfigError, loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/start-database.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { createProgressBar } from '@tahanan/standalone/progress/progress-bar.ts'
import { readOptions, usageFailure, wholeNumber } from '../setup/read-options.mjs'

/** A CSV file that appears with its first record, written as fast as the disk takes it. */
class CsvFile {
  readonly path: string
  #stream: WriteStream | undefined

  constructor(path: string) {
    this.path = path
  }

  get isEmpty(): boolean {
    return this.#stream === undefined
  }

  /** `header` is asked for once, before the first record. */
  async add(record: PlainCells, header: () => PlainCells): Promise<void> {
    if (this.#stream === undefined) {
      this.#stream = createWriteStream(this.path)
      await once(this.#stream, 'open')
      this.#stream.write(csvRecord(header()))
    }
    if (!this.#stream.write(csvRecord(record))) await once(this.#stream, 'drain')
  }

  async close(): Promise<void> {
    if (this.#stream === undefined) return
    this.#stream.end()
    await once(this.#stream, 'finish')
  }
}

const SHOWN = 10

/** What a run has to say: a report of every row, the rejected rows to mend, and counts with a few examples on screen. */
class ImportReport {
  readonly #report: CsvFile | undefined
  readonly #rejects: CsvFile
  readonly #notes = new Map<string, number>()
  readonly #reasons = new Map<string, number>()
  readonly #warnings: string[] = []
  #headers: readonly string[] = []
  #warned = 0

  constructor({ reportFile, rejectsFile }: Pick<ImportCommand, 'reportFile' | 'rejectsFile'>) {
    this.#report = reportFile === undefined ? undefined : new CsvFile(reportFile)
    this.#rejects = new CsvFile(rejectsFile)
  }

  mapping(headers: readonly string[], { columns, unused }: ColumnMapping): void {
    this.#headers = headers
    console.log('Columns:')
    for (const [field, column] of columns) console.log(`  ${field.padEnd(24)} ← ${headers[column]}`)
    if (unused.length > 0) console.log(`  not read: ${unused.join(', ')}`)
  }

  async add(outcomes: readonly BatchOutcome[]): Promise<void> {
    const { report, rejects } = OUTCOME_TABLES
    for (const outcome of outcomes) {
      const { line, kind, reason, notes, warnings } = outcome
      await this.#report?.add(report.cells(outcome), report.header)
      for (const note of notes) count(this.#notes, note)
      for (const warning of warnings) {
        this.#warned += 1
        if (this.#warnings.length < SHOWN) this.#warnings.push(`line ${line}: ${warning}`)
      }
      if (kind !== 'rejected') continue
      count(this.#reasons, reason.replace(/line \d+/, 'line …'))
      await this.#rejects.add(rejects.cells(outcome), () => rejects.header(this.#headers))
    }
  }

  async print(): Promise<void> {
    printCounts('How rows were understood', this.#notes)
    if (this.#warnings.length > 0) {
      console.log(`Taken, though unlikely (${this.#warned} in all):`)
      for (const warning of this.#warnings) console.log(`  ${warning}`)
      if (this.#warned > SHOWN) console.log(`  … and ${this.#warned - SHOWN} more`)
    }
    printCounts('Rejected', this.#reasons)
    await this.#report?.close()
    await this.#rejects.close()
    if (this.#report?.isEmpty === false) console.log(`Every row: ${this.#report.path}`)
    if (!this.#rejects.isEmpty)
      console.log(`Rejected rows: ${this.#rejects.path} (mend them there, then import that file)`)
  }
}

const USAGE = `Usage: npm run import -- listings FILE.csv [options]

  --dry-run               read, check and report; write nothing
  --map FIELD=COLUMN      take a field from a column that its name does not tell
  --default FIELD=VALUE   fill a field where the file has no column or an empty cell
  --key COLUMN            the column that names a row for good (otherwise its whole content does)
  --draft                 take rows in as drafts, which visitors do not see
  --broker ID             assign the listings to a broker
  --report FILE           write what became of every row
  --rejects FILE          where rejected rows go with their reasons, if there are any (FILE.rejects.csv)

It ends with 1 when no row was taken, nor known already.

Fields: ${IMPORT_FIELDS.join(', ')}`

/** `npm run import -- listings FILE.csv …`; ends with 1 when nothing of the file was taken. */
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
    return created + known > 0 ? 0 : 1
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

interface ImportCommand {
  readonly file: string
  readonly dryRun: boolean
  readonly keyHeader: string | undefined
  readonly columns: ReadonlyMap<string, string>
  readonly defaults: ReadonlyMap<ImportField, string>
  readonly target: ImportTarget
  readonly reportFile: string | undefined
  readonly rejectsFile: string
}

/** The command line, or every problem of it, a line each. */
function readImportOptions(args: readonly string[]): ImportCommand | readonly string[] {
  const { values, positionals } = readOptions(USAGE, {
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      map: { type: 'string', multiple: true, default: [] },
      default: { type: 'string', multiple: true, default: [] },
      key: { type: 'string' },
      draft: { type: 'boolean', default: false },
      broker: { type: 'string' },
      report: { type: 'string' },
      rejects: { type: 'string' },
    },
  })
  const [noun, file, ...others] = positionals
  if (noun !== 'listings' || file === undefined || others.length > 0) {
    throw usageFailure(USAGE, 'It imports listings from one file')
  }
  const problems: string[] = []
  const columns = new Map<string, string>()
  for (const pair of values.map) {
    const [field, column] = split(pair)
    if (column === undefined) problems.push(`--map ${pair}: write it as FIELD=COLUMN.`)
    else columns.set(field, column)
  }
  const defaults = new Map<ImportField, string>()
  for (const pair of values.default) {
    const [field, value] = split(pair)
    if (value === undefined) problems.push(`--default ${pair}: write it as FIELD=VALUE.`)
    else if (!isImportField(field)) problems.push(`--default ${pair}: fields are ${IMPORT_FIELDS.join(', ')}.`)
    else defaults.set(field, value)
  }
  if (problems.length > 0) return problems
  const base = file.replace(/\.csv$/i, '')
  const brokerId = values.broker === undefined ? null : wholeNumber(USAGE, '--broker', values.broker)
  const rejectsFile = values.rejects ?? `${base}.rejects.csv`
  return {
    file,
    dryRun: values['dry-run'],
    keyHeader: values.key,
    columns,
    defaults,
    target: { isPublished: !values.draft, brokerId },
    reportFile: values.report,
    rejectsFile,
  }
}

function split(pair: string): [string, string | undefined] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, undefined] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

/** A file may have as many different reasons as rows; those beyond the first thousand are counted together. */
function count(counts: Map<string, number>, text: string): void {
  const key = counts.size < 1_000 || counts.has(text) ? text : 'other reasons'
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function printCounts(title: string, counts: ReadonlyMap<string, number>): void {
  if (counts.size === 0) return
  console.log(`${title}:`)
  const sorted = [...counts].toSorted((a, b) => b[1] - a[1])
  for (const [text, times] of sorted.slice(0, SHOWN)) console.log(`  ${String(times).padStart(6)} × ${text}`)
  const rest = sorted.slice(SHOWN).reduce((sum, [, times]) => sum + times, 0)
  if (rest > 0) console.log(`  ${String(rest).padStart(6)} × others`)
}
