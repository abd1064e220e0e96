import type { PoolClient } from 'pg'
import type { Catalog, CommandContext } from '../command/run-command.ts'
import { openAmenityBook } from './amenity-book.ts'
import { type BatchOutcome, importBatch, type ImportTarget } from './import-batch.ts'
import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import type { ImportCounts } from '@tahanan/contracts/import/import-run.ts'
import { type ColumnMapping, distinctHeaders, mapColumns } from './map-columns.ts'
import { type FileLine, readLines, UnreadableFile } from './read-lines.ts'
import { createSeenKeys, dropSeenKeys } from './seen-key.store.ts'

export interface ImportOptions {
  readonly source: AsyncIterable<Uint8Array>
  /** Field to header, for columns that no alias finds. */
  readonly columns: ReadonlyMap<string, string>
  readonly defaults: ReadonlyMap<ImportField, string>
  /** Header of the column that names a row for good; without it a row is known by its content. */
  readonly keyHeader?: string | undefined
  /** Read, check and report; write nothing. */
  readonly dryRun: boolean
  /** Left out: for visitors, and nobody's. */
  readonly target?: ImportTarget
  /** Of the dashboard's run, which can be taken back. */
  readonly runId?: number
  /** That it was fetched from: its keys are its own, and what it changes is taken over. */
  readonly sourceId?: number
  /** When every row was met, with the connection that holds their keys. */
  readonly onEnd?: (keys: PoolClient) => Promise<void>
  /** Of so many rows from the given one on, counted from 0, the lines that staff left out. */
  readonly findExcluded?: (first: number, count: number) => Promise<ReadonlySet<number>>
  readonly onMapping?: (headers: readonly string[], mapping: ColumnMapping) => void
  /** After every batch, in the order of the file, with the summary so far. */
  readonly onOutcomes: (outcomes: readonly BatchOutcome[], soFar: ImportSummary) => Promise<void> | void
}

/** What became of the rows so far; what is known was in the catalogue already, from an earlier run. */
export type ImportSummary = Readonly<Omit<ImportCounts, 'taken_back' | 'vanished'>>

const BATCH_ROWS = 500
const NONE: ReadonlySet<number> = new Set()
const FOR_VISITORS: ImportTarget = { isPublished: true, brokerId: null }

/**
 * Takes an agency's spreadsheet into brokerage listings, a command a row. It streams: memory does not grow with the
 * file. Stopped anywhere and started again, every row is there once: a row's key is stored with its listing in one
 * transaction. Throws `UnreadableFile` when nothing of the file can be taken.
 */
export async function importListings(
  catalog: Catalog,
  context: CommandContext,
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary = { rows: 0, created: 0, changed: 0, held: 0, known: 0, rejected: 0, warned: 0, excluded: 0 }
  const keys = await catalog.pool.connect()
  try {
    await createSeenKeys(keys)
    const lines = readLines(options.source)
    const header = await lines.next()
    if (header.done === true) throw new UnreadableFile('The file is empty: its first line must name the columns.')
    const run = await prepare(catalog, context, options, distinctHeaders(header.value.cells), keys)
    for await (const batch of batchesOf(lines, BATCH_ROWS)) {
      const excluded = (await options.findExcluded?.(summary.rows, batch.length)) ?? NONE
      const outcomes = await importBatch(run, batch, excluded)
      for (const { kind, warnings } of outcomes) {
        summary.rows += 1
        summary[kind] += 1
        if (kind === 'created' && warnings.length > 0) summary.warned += 1
      }
      await options.onOutcomes(outcomes, summary)
    }
    await options.onEnd?.(keys)
  } finally {
    await dropSeenKeys(keys).then(
      () => keys.release(),
      (error: unknown) => keys.release(error instanceof Error ? error : true),
    )
  }
  return summary
}

async function prepare(
  catalog: Catalog,
  context: CommandContext,
  { columns, defaults, dryRun, target = FOR_VISITORS, runId, keyHeader, sourceId, onMapping }: ImportOptions,
  headers: readonly string[],
  keys: PoolClient,
) {
  const result = mapColumns(headers, columns)
  const keyColumn = keyHeader === undefined ? undefined : headers.indexOf(keyHeader)
  const problems = result.ok ? [] : [...result.problems]
  if (keyColumn === -1) problems.push(`Key: the file has no column "${keyHeader}"; it has ${headers.join(', ')}.`)
  if (!result.ok || problems.length > 0) throw new UnreadableFile(problems.join('\n'))
  onMapping?.(headers, result.mapping)
  const amenities = await openAmenityBook(catalog, context, { dryRun })
  return {
    catalog,
    context,
    keys,
    mapping: result.mapping,
    defaults,
    keyColumn,
    sourceId,
    dryRun,
    target,
    runId,
    amenities,
  }
}

async function* batchesOf(lines: AsyncIterable<FileLine>, size: number): AsyncGenerator<FileLine[]> {
  let batch: FileLine[] = []
  for await (const line of lines) {
    batch.push(line)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
