import { createHash } from 'node:crypto'
import { importLabelOf } from '@tahanan/contracts/import/import-field.ts'
import type { ImportPreview } from '@tahanan/contracts/import/import-run.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { isPlaceholder } from '@tahanan/contracts/text/strip-tags.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { inParallel } from '@tahanan/platform/process/in-parallel.ts'
import type { PoolClient } from 'pg'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { addListing, type NewListing } from '../listing/create-listing.ts'
import type { AmenityBook } from './amenity-book.ts'
import type { ColumnMapping } from './map-columns.ts'
import type { FileLine } from './read-lines.ts'
import { type ImportedRow, rawPreview, readRow, type RowDefaults } from './read-row.ts'
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
  readonly keyPrefix: string
  readonly dryRun: boolean
  readonly target: ImportTarget
  /** Known to the listings that it takes in. */
  readonly runId: number | undefined
  readonly amenities: AmenityBook
}

/** How rows are taken in. */
export interface ImportTarget {
  readonly isPublished: boolean
  readonly brokerId: number | null
}

export interface BatchOutcome extends FileLine {
  readonly kind: 'created' | 'known' | 'rejected' | 'excluded'
  readonly preview: ImportPreview
  /** That it became; null in a check, and for what was not taken in. */
  readonly listingId: number | null
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

/** Takes a batch of rows, but for the lines that staff left out; the outcomes stand in the order of the file. */
export async function importBatch(
  run: ImportRun,
  lines: readonly FileLine[],
  excluded: ReadonlySet<number>,
): Promise<BatchOutcome[]> {
  const keyed = lines.map((line) => ({ line: line.line, key: rowKey(line.cells, run) }))
  const withKey = keyed.flatMap(({ line, key }) => (key === undefined ? [] : [{ line, key }]))
  const repeats = await noteKeys(run.keys, withKey)
  const known = await findKnownKeys(
    run.keys,
    withKey.map(({ key }) => key),
    run.runId,
  )
  const untaken = (line: FileLine, kind: 'known' | 'rejected', reason = ''): BatchOutcome => {
    return {
      ...line,
      kind,
      reason,
      preview: rawPreview(line.cells, run.mapping),
      listingId: null,
      notes: [],
      warnings: [],
    }
  }
  const outcomes: BatchOutcome[] = []
  const candidates = new Map<number, Candidate>()
  for (const [index, line] of lines.entries()) {
    const key = keyed[index]?.key
    const repeated = repeats.get(line.line)
    if (key === undefined) outcomes[index] = untaken(line, 'rejected', 'its key column is empty')
    else if (repeated !== undefined) outcomes[index] = untaken(line, 'rejected', `same as line ${repeated}`)
    else if (known.has(key)) outcomes[index] = untaken(line, 'known')
    else {
      const row = read(run, line)
      if (typeof row === 'string') outcomes[index] = untaken(line, 'rejected', row)
      else if (excluded.has(line.line)) outcomes[index] = { ...outcomeOf({ line, key, row }), kind: 'excluded' }
      else candidates.set(index, { line, key, row })
    }
  }
  if (!run.dryRun) await run.amenities.ensure([...candidates.values()].flatMap(({ row }) => row.amenityNames))
  await inParallel(candidates.entries(), CONCURRENCY, async ([index, candidate]) => {
    const outcome = await take(run, candidate)
    outcomes[index] = typeof outcome === 'string' ? untaken(candidate.line, 'rejected', outcome) : outcome
  })
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

/** What a check says of a row that can be taken. */
function outcomeOf({ line, row: { preview, notes, warnings } }: Candidate): BatchOutcome {
  return { ...line, kind: 'created', reason: '', preview, listingId: null, notes, warnings }
}

/** Takes a row in, or says why it cannot be. */
async function take(run: ImportRun, candidate: Candidate): Promise<BatchOutcome | string> {
  const { key, row } = candidate
  const outcome = outcomeOf(candidate)
  if (run.dryRun) return outcome
  try {
    const amenityIds = row.amenityNames.map((name) => run.amenities.idOf(name))
    const changes = { ...row.changes, ...run.target, amenityIds }
    const listing: NewListing = { listingType: BROKERAGE_LISTING, changes, importKey: key, importRunId: run.runId }
    const { id, isNew } = await runCommand(run.catalog, run.context, (unit) => addListing(unit, listing))
    return { ...outcome, kind: isNew ? 'created' : 'known', listingId: id }
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    const reasons = Object.entries(error.fields)
    return reasons.map(([field, messages]) => `${importLabelOf(field)}: ${messages.join(', ')}`).join('; ')
  }
}

/**
 * What a row is known by, so that taking a file twice adds nothing: the value of the key column, or else a hash of
 * all its cells, trimmed. Undefined where the key column is empty, or holds `N/A` and the like.
 */
function rowKey(
  cells: readonly string[],
  { keyColumn, keyPrefix }: Pick<ImportRun, 'keyColumn' | 'keyPrefix'>,
): string | undefined {
  if (keyColumn === undefined) {
    const content = cells.map((cell) => cell.trim()).join('\u001f')
    return `${keyPrefix}content:${createHash('sha256').update(content).digest('base64url')}`
  }
  const key = cells[keyColumn]?.trim() ?? ''
  return isPlaceholder(key) ? undefined : `${keyPrefix}key:${key}`
}
