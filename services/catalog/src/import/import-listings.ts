import type { PoolClient } from 'pg'
import type { Catalog, CommandContext } from '../command/run-command.ts'
import { openAmenityBook } from './amenity-book.ts'
import { type BatchOutcome, importBatch } from './import-batch.ts'
import type { ImportField } from '@tahanan/contracts/import/import-field.ts'
import { type ColumnMapping, mapColumns } from './map-columns.ts'
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
  readonly onMapping?: (headers: readonly string[], mapping: ColumnMapping) => void
  /** After every batch, in the order of the file, with the summary so far. */
  readonly onOutcomes: (outcomes: readonly BatchOutcome[], soFar: ImportSummary) => Promise<void> | void
}

export interface ImportSummary {
  readonly rows: number
  readonly created: number
  /** In the catalogue already, from an earlier run. */
  readonly known: number
  readonly rejected: number
  /** Taken, with at least one warning. */
  readonly warned: number
}

const BATCH_ROWS = 500

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
  const summary = { rows: 0, created: 0, known: 0, rejected: 0, warned: 0 }
  const keys = await catalog.pool.connect()
  try {
    await createSeenKeys(keys)
    const lines = readLines(options.source)
    const header = await lines.next()
    if (header.done === true) throw new UnreadableFile('The file is empty: its first line must name the columns.')
    const run = await prepare(catalog, context, options, header.value.cells, keys)
    for await (const batch of batchesOf(lines, BATCH_ROWS)) {
      const outcomes = await importBatch(run, batch)
      for (const { kind, warnings } of outcomes) {
        summary.rows += 1
        summary[kind] += 1
        if (kind === 'created' && warnings.length > 0) summary.warned += 1
      }
      await options.onOutcomes(outcomes, summary)
    }
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
  { columns, defaults, dryRun, keyHeader, onMapping }: ImportOptions,
  headers: readonly string[],
  keys: PoolClient,
) {
  const result = mapColumns(headers, columns)
  const keyColumn = keyHeader === undefined ? undefined : headers.indexOf(keyHeader)
  const problems = result.ok ? [] : [...result.problems]
  if (keyColumn === -1) problems.push(`--key: the file has no column "${keyHeader}"; it has ${headers.join(', ')}.`)
  if (!result.ok || problems.length > 0) throw new UnreadableFile(problems.join('\n'))
  onMapping?.(headers, result.mapping)
  const amenities = await openAmenityBook(catalog, context)
  return { catalog, context, keys, mapping: result.mapping, defaults, keyColumn, dryRun, amenities }
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
