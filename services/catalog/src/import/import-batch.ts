import { createHash } from 'node:crypto'
import { importLabelOf } from '@tahanan/contracts/import/import-field.ts'
import type { ImportPreview } from '@tahanan/contracts/import/import-run.ts'
import { BROKERAGE_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { isPlaceholder } from '@tahanan/contracts/text/strip-tags.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { inParallel } from '@tahanan/platform/process/in-parallel.ts'
import type { PoolClient } from 'pg'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import {
  type ChangedRow,
  findChangedRows,
  findLeftOut,
  noteLeftOut,
  type SourceRow,
  storeSourceRows,
} from '../import-source/source-row.store.ts'
import { contentHash, givenBy, takeOver } from '../import-source/take-over.ts'
import { addListing, type NewListing } from '../listing/create-listing.ts'
import type { AmenityBook } from './amenity-book.ts'
import type { ColumnMapping } from './map-columns.ts'
import { type FileLine, RowProblem } from './read-lines.ts'
import { type ImportedRow, rawPreview, readRow, type RowDefaults } from './read-row.ts'
import { findKnownKeys, noteKeys } from './seen-key.store.ts'

export interface ImportRun {
  readonly catalog: Catalog
  readonly context: CommandContext
  /** Holds the temporary table of the keys met. */
  readonly keys: PoolClient
  readonly mapping: ColumnMapping
  readonly defaults: RowDefaults
  readonly keyColumn: number | undefined
  /** Its keys are its own, and what it changes is taken over. */
  readonly sourceId: number | undefined
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
  readonly kind: 'created' | 'changed' | 'held' | 'known' | 'rejected' | 'excluded'
  readonly preview: ImportPreview
  /** That it became, or is; null in a check of a new one, and for what was not taken in. */
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
  /** Of a row that is known, and says something else than before. */
  readonly stored: ChangedRow | undefined
}

/** Commands under way at once: enough that commits share their flush, few enough to leave staff their connections. */
const CONCURRENCY = 6

/**
 * Takes a batch of rows, but for the lines that staff left out, and in a check of a source those that they left out of an
 * earlier run; the outcomes stand in the order of the file.
 */
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
  const changed = await findChanged(
    run,
    lines,
    new Map(withKey.flatMap(({ line, key }) => (known.has(key) ? [[line, key]] : []))),
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
  const fresh = run.sourceId === undefined ? [] : withKey.flatMap(({ key }) => (known.has(key) ? [] : [key]))
  const leftOutBefore = run.dryRun && fresh.length > 0 ? await findLeftOut(run.keys, fresh) : new Set<string>()
  const leftOut: string[] = []
  const outcomes: BatchOutcome[] = []
  const candidates = new Map<number, Candidate>()
  for (const [index, line] of lines.entries()) {
    const key = keyed[index]?.key
    const repeated = repeats.get(line.line)
    if (key === undefined) outcomes[index] = untaken(line, 'rejected', 'its key column is empty')
    else if (repeated !== undefined) outcomes[index] = untaken(line, 'rejected', `same as line ${repeated}`)
    else if (known.has(key) && !changed.has(key)) outcomes[index] = untaken(line, 'known')
    else {
      const row = read(run, line)
      const candidate = { line, key, row, stored: changed.get(key) }
      if (typeof row === 'string') outcomes[index] = untaken(line, 'rejected', row)
      else if (excluded.has(line.line) || leftOutBefore.has(key)) {
        outcomes[index] = { ...outcomeOf({ ...candidate, row }), kind: 'excluded' }
        leftOut.push(key)
      } else candidates.set(index, { ...candidate, row })
    }
  }
  await run.amenities.ensure([...candidates.values()].flatMap(({ row }) => row.amenityNames))
  const toNote: SourceRow[] = []
  await inParallel(candidates.entries(), CONCURRENCY, async ([index, candidate]) => {
    const outcome = await take(run, candidate, toNote).catch(reasonOf)
    outcomes[index] = typeof outcome === 'string' ? untaken(candidate.line, 'rejected', outcome) : outcome
  })
  await storeSourceRows(run.catalog.pool, toNote)
  if (run.sourceId !== undefined && !run.dryRun) {
    const takenIn = [...candidates.values()].map(({ key }) => key)
    await noteLeftOut(run.catalog.pool, run.sourceId, { leftOut, takenIn })
  }
  return outcomes
}

/** Of rows that are known, those of a source that say something else than before. */
async function findChanged(
  run: ImportRun,
  lines: readonly FileLine[],
  knownKeys: ReadonlyMap<number, string>,
): Promise<ReadonlyMap<string, ChangedRow>> {
  if (run.sourceId === undefined || knownKeys.size === 0) return new Map()
  const hashed = lines.flatMap(({ line, cells }) => {
    const key = knownKeys.get(line)
    return key === undefined ? [] : [{ key, hash: contentHash(cells, run) }]
  })
  return findChangedRows(run.keys, hashed, run.runId)
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
function outcomeOf({ line, row: { preview, notes, warnings }, stored }: Candidate): BatchOutcome {
  return { ...line, kind: 'created', reason: '', preview, listingId: stored?.listing.id ?? null, notes, warnings }
}

/** Takes a row in, or over. What is left to note of it goes to `toNote`. @throws InvalidInput, Conflict */
async function take(run: ImportRun, candidate: Candidate, toNote: SourceRow[]): Promise<BatchOutcome> {
  const { line, key, row, stored } = candidate
  const outcome = outcomeOf(candidate)
  if (stored !== undefined) {
    const again = stored.done && { ...stored.done, toNote: undefined }
    const taken = again ?? (await takeOver(run, { row, hash: contentHash(line.cells, run), stored }))
    if (taken.toNote !== undefined) toNote.push(taken.toNote)
    return { ...outcome, kind: taken.outcome, notes: taken.notes, warnings: taken.warnings }
  }
  if (run.dryRun) return outcome
  const amenityIds = row.amenityNames.map((name) => run.amenities.idOf(name))
  const changes = { ...row.changes, ...run.target, amenityIds }
  const listing: NewListing = { listingType: BROKERAGE_LISTING, changes, importKey: key, importRunId: run.runId }
  const { id, isNew } = await runCommand(run.catalog, run.context, async (unit) => {
    const added = await addListing(unit, listing)
    if (run.sourceId !== undefined && added.isNew)
      await noteFirst(unit.client, run, { line, row, id: added.id, amenityIds })
    return added
  })
  return { ...outcome, kind: isNew ? 'created' : 'known', listingId: id }
}

/** What a source says of a listing at first. */
function noteFirst(
  client: PoolClient,
  run: ImportRun,
  {
    line,
    row,
    id,
    amenityIds,
  }: Pick<Candidate, 'line' | 'row'> & { readonly id: number; readonly amenityIds: readonly number[] },
): Promise<void> {
  const said = { outcome: 'known', notes: [], warnings: [], runId: undefined } as const
  const given = givenBy(row, amenityIds)
  return storeSourceRows(client, [{ ...said, listingId: id, contentHash: contentHash(line.cells, run), given }])
}

function reasonOf(error: unknown): string {
  if (error instanceof Conflict) return 'somebody was changing the listing all the time: fetch the source again'
  if (!(error instanceof InvalidInput)) throw error
  const reasons = Object.entries(error.fields)
  return reasons.map(([field, messages]) => `${importLabelOf(field)}: ${messages.join(', ')}`).join('; ')
}

/**
 * What a row is known by, so that taking a file twice adds nothing: the value of the key column, or else a hash of
 * all its cells, trimmed. Undefined where the key column is empty, or holds `N/A` and the like.
 */
function rowKey(
  cells: readonly string[],
  { keyColumn, sourceId }: Pick<ImportRun, 'keyColumn' | 'sourceId'>,
): string | undefined {
  const keyPrefix = sourceId === undefined ? '' : `source:${sourceId}:`
  if (keyColumn === undefined) {
    const content = cells.map((cell) => cell.trim()).join('\u001f')
    return `${keyPrefix}content:${createHash('sha256').update(content).digest('base64url')}`
  }
  const key = cells[keyColumn]?.trim() ?? ''
  return isPlaceholder(key) ? undefined : `${keyPrefix}key:${key}`
}
