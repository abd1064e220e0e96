import { createHash } from 'node:crypto'
import { isPlaceholder } from '@tahanan/contracts/text/strip-tags.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { addListing, type NewListing } from '../listing/create-listing.ts'
import type { AmenityBook } from './amenity-book.ts'
import type { ColumnMapping } from './map-columns.ts'
import type { FileLine } from './read-lines.ts'
import { type ImportedRow, readRow, type RowDefaults } from './read-row.ts'
import { RowProblem } from './row-problem.ts'
import { findKnownKeys, noteKeys } from './seen-key.store.ts'

export interface ImportRun {
  readonly catalog: Catalog
  readonly context: CommandContext
  /** Holds the temporary table of the keys met. */
  readonly keys: PoolClient
  readonly mapping: ColumnMapping
  readonly defaults: RowDefaults
  readonly keyColumn: number | undefined
  readonly dryRun: boolean
  readonly amenities: AmenityBook
}

export interface BatchOutcome extends FileLine {
  readonly kind: 'created' | 'known' | 'rejected'
  /** Why it was rejected; empty otherwise. */
  readonly reason: string
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
}

interface Candidate {
  readonly line: FileLine
  readonly key: string
  readonly row: ImportedRow
}

/** Commands under way at once: enough that commits share their flush, few enough to leave staff their connections. */
const CONCURRENCY = 6

/** Takes a batch of rows; the outcomes stand in the order of the file. */
export async function importBatch(run: ImportRun, lines: readonly FileLine[]): Promise<BatchOutcome[]> {
  const keyed = lines.map((line) => ({ line: line.line, key: rowKey(line.cells, run.keyColumn) }))
  const withKey = keyed.flatMap(({ line, key }) => (key === undefined ? [] : [{ line, key }]))
  const repeats = await noteKeys(run.keys, withKey)
  const known = await findKnownKeys(
    run.keys,
    withKey.map(({ key }) => key),
  )
  const outcomes: BatchOutcome[] = []
  const candidates = new Map<number, Candidate>()
  for (const [index, line] of lines.entries()) {
    const key = keyed[index]?.key
    const repeated = repeats.get(line.line)
    if (key === undefined) outcomes[index] = rejected(line, 'its key column is empty')
    else if (repeated !== undefined) outcomes[index] = rejected(line, `same as line ${repeated}`)
    else if (known.has(key)) outcomes[index] = { ...line, kind: 'known', reason: '', notes: [], warnings: [] }
    else {
      const row = read(run, line)
      if (typeof row === 'string') outcomes[index] = rejected(line, row)
      else candidates.set(index, { line, key, row })
    }
  }
  if (!run.dryRun) await run.amenities.ensure([...candidates.values()].flatMap(({ row }) => row.amenityNames))
  const waiting = candidates.entries()
  const worker = async (): Promise<void> => {
    for (const [index, candidate] of waiting) outcomes[index] = await take(run, candidate)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return outcomes
}

function read(run: ImportRun, line: FileLine): ImportedRow | string {
  try {
    return readRow(line.cells, run.mapping, run.defaults)
  } catch (error) {
    if (error instanceof RowProblem) return error.message
    throw error
  }
}

async function take(run: ImportRun, { line, key, row }: Candidate): Promise<BatchOutcome> {
  const outcome = { ...line, reason: '', notes: row.notes, warnings: row.warnings }
  if (run.dryRun) return { ...outcome, kind: 'created' }
  try {
    const amenityIds = row.amenityNames.map((name) => run.amenities.idOf(name))
    const listing: NewListing = { listingType: 1, changes: { ...row.changes, amenityIds }, importKey: key }
    const { isNew } = await runCommand(run.catalog, run.context, (unit) => addListing(unit, listing))
    return { ...outcome, kind: isNew ? 'created' : 'known' }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    const reasons = Object.entries(error.fields).map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    return rejected(line, reasons.join('; '))
  }
}

function rejected(line: FileLine, reason: string): BatchOutcome {
  return { ...line, kind: 'rejected', reason, notes: [], warnings: [] }
}

/**
 * What a row is known by, so that taking a file twice adds nothing: the value of the key column, or else a hash of
 * all its cells, trimmed. Undefined where the key column is empty, or holds `N/A` and the like.
 */
function rowKey(cells: readonly string[], keyColumn: number | undefined): string | undefined {
  if (keyColumn === undefined) {
    const content = cells.map((cell) => cell.trim()).join('\u001f')
    return `content:${createHash('sha256').update(content).digest('base64url')}`
  }
  const key = cells[keyColumn]?.trim() ?? ''
  return isPlaceholder(key) ? undefined : `key:${key}`
}
