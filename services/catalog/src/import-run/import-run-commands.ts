import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { IMPORT_LIMITS } from '@tahanan/contracts/import/import-field.ts'
import {
  type ImportAnswer,
  importAnswerSchema,
  type ImportRowAnswer,
  type ImportRowQuery,
} from '@tahanan/contracts/import/import-run.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { Conflict, InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { lockChosen, refuseStale } from '../aggregate/stored.store.ts'
import type { AuditEntry } from '../audit/audit.store.ts'
import { type Catalog, type CommandContext, runCommand, runOnce, type UnitOfWork } from '../command/run-command.ts'
import { csvFile } from '../export/csv-file.ts'
import type { ImportTarget } from '../import/import-batch.ts'
import { OUTCOME_TABLES } from '../import/outcome-tables.ts'
import { readHeaders } from '../import/map-columns.ts'
import { UnreadableFile } from '../import/read-lines.ts'
import {
  auditedSource,
  type ImportSource,
  lockImportSource,
  updateImportSourceRow,
} from '../import-source/import-source.store.ts'
import { answered, listNewest, type ListPage } from '../list/page-of-matches.ts'
import {
  CAN_BE_TAKEN_BACK,
  IMPORT_QUEUE,
  type ImportDependencies,
  type ImportJob,
  type ImportRun,
  importRunAnswerOf,
  NO_COUNTS,
} from './import-run.ts'
import {
  deleteImportRun,
  excludeRows,
  getImportRun,
  insertImportRun,
  listDueImportRuns,
  listImportRows,
  LISTED_IMPORTS,
  lockImportRun,
  type NewImportRun,
  setImportCounts,
  setNextPass,
  streamImportRows,
} from './import-run.store.ts'

/** Notes a file that is stored, and has it checked. */
export async function addImportRun(unit: UnitOfWork, added: NewImportRun): Promise<ImportRun> {
  const run = await getImportRun(unit.client, await insertImportRun(unit.client, added))
  await enqueuePass(unit, run)
  return run
}

/** Asks the job worker for the pass that the run's state says, on behalf of who commands it. */
function enqueuePass({ context, enqueue }: UnitOfWork, { id, version }: ImportRun): Promise<void> {
  const data: ImportJob = { runId: id, version, ...context.actor }
  return enqueue({ queue: IMPORT_QUEUE, id: `run-${id}-${version}`, data })
}

/** Sends the job worker over the file once more. */
export async function beginPass(unit: UnitOfWork, run: ImportRun, changes: Partial<ImportRun>): Promise<ImportAnswer> {
  await setNextPass(unit.client, run.id, { ...run, counts: NO_COUNTS, ...changes, now: unit.context.now })
  const next = await getImportRun(unit.client, run.id)
  await enqueuePass(unit, next)
  return importRunAnswerOf(next)
}

/** What was done with a run, in the audit trail, by its name: cells and defaults name owners and stay out. */
function auditedImport(action: string, { id, fileName, sizeBytes }: ImportRun): AuditEntry {
  return { noun: 'import', id, action, before: null, after: { file: fileName, bytes: sizeBytes } }
}

/** A run, locked, as the caller has seen it. @throws NotFound, Conflict `stale` */
async function lockFreshImport(
  client: PoolClient,
  id: number,
  expectedVersion: number | undefined,
): Promise<ImportRun> {
  const run = await lockImportRun(client, id)
  await refuseStale(client, { noun: 'import', current: run, expectedVersion, latest: () => importRunAnswerOf(run) })
  return run
}

interface ImportCorrection extends Pick<ImportRun, 'mapping' | 'defaults' | 'keyHeader'> {
  readonly version: number | undefined
}

/**
 * Corrects which column is which, what fills the gaps, and what a row is known by; then the file is checked again.
 *
 * @throws NotFound; Conflict for a run that takes rows in or has; InvalidInput on `mapping` or `key_column` for a
 *   column that is not there
 */
export function correctImport(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  { mapping, defaults, keyHeader, version }: ImportCorrection,
): Promise<ImportAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const run = await lockFreshImport(unit.client, id, version)
    if (run.state === 'running' || run.state === 'done' || run.state === 'taking_back')
      throw new Conflict('conflict', 'The rows are being taken in, or were. Take them back to correct it.', {})
    refuseMissing(run, 'mapping', Object.values(mapping))
    refuseMissing(run, 'key_column', keyHeader === null ? [] : [keyHeader])
    await unit.audit(auditedImport('correct', run))
    return beginPass(unit, run, { mapping, defaults, keyHeader, state: 'checking' })
  })
}

function refuseMissing({ headers }: ImportRun, field: string, named: readonly string[]): void {
  const missing = named.filter((header) => !headers.includes(header))
  if (missing.length === 0) return
  throw new InvalidInput({ [field]: [`The file has no column ${missing.join(', ')}; it has ${headers.join(', ')}.`] })
}

const CREATE_IMPORT = { command: 'import.create', answer: importAnswerSchema }

/** Keeps a spreadsheet and has it checked. @throws InvalidInput on `file`, Unavailable */
export async function createImport(
  dependencies: ImportDependencies,
  context: CommandContext,
  file: UploadedFile,
): Promise<ImportAnswer> {
  const headers = await refuseUnreadable(file)
  const fileKey = `imports/${randomUUID()}.csv`
  const { sizeBytes, name: fileName } = file
  let isStored = false
  try {
    await dependencies.objects.put('documents', fileKey, { stream: createReadStream(file.path), sizeBytes })
    const { accountId } = context.actor
    return await runOnce(dependencies, context, { ...CREATE_IMPORT, content: [fileName, file.hash] }, async (unit) => {
      const added = { accountId, fileName, fileKey, sizeBytes, headers, counts: NO_COUNTS, now: context.now }
      const run = await addImportRun(unit, added)
      await unit.audit(auditedImport('create', run))
      isStored = true
      return importRunAnswerOf(run)
    })
  } catch (error) {
    isStored = false
    throw error
  } finally {
    // What cannot be taken away now is found by the clean-up.
    if (!isStored) await dependencies.objects.delete('documents', [fileKey]).catch(() => {})
  }
}

/**
 * The headers of a file that begins as a table does; what is wrong further down is found by the check.
 *
 * @throws InvalidInput on `file`
 */
export async function refuseUnreadable(file: UploadedFile): Promise<readonly string[]> {
  if (file.isCut) throw refusal(`The file is larger than ${IMPORT_LIMITS.fileBytes / 1024 / 1024} MB. Split it.`)
  if (file.sizeBytes === 0) throw refusal('The file is empty: its first line must name the columns.')
  const source = createReadStream(file.path)
  try {
    return await readHeaders(source)
  } catch (error) {
    throw error instanceof UnreadableFile ? refusal(error.message) : error
  } finally {
    source.destroy()
  }
}

function refusal(message: string): InvalidInput {
  return new InvalidInput({ file: [message] })
}

/** Erases a run: the file first, so that none is left without a run. @throws NotFound, Conflict `stale`, Unavailable */
export function deleteImport(
  dependencies: ImportDependencies,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(dependencies, context, async ({ client, audit }) => {
    const run = await lockFreshImport(client, id, expectedVersion)
    await dependencies.objects.delete('documents', [run.fileKey])
    await deleteImportRun(client, id)
    await audit(auditedImport('delete', run))
  })
}

/** Every row of a run, or the rejected ones with their cells, as CSV by pieces; noted in the audit trail. @throws NotFound */
export async function exportImportRows(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  which: keyof typeof OUTCOME_TABLES,
): Promise<AsyncIterable<string>> {
  const { headers } = await runCommand(catalog, context, async ({ client, audit }) => {
    const run = await lockFreshImport(client, id, undefined)
    await audit(auditedImport('export', run))
    return run
  })
  const { header, cells } = OUTCOME_TABLES[which]
  const rows = streamImportRows(catalog.pool, id, which === 'rejects' ? 'rejected' : undefined)
  return csvFile(header(headers), rows, cells)
}

/** @throws NotFound */
export async function getImport({ pool }: Catalog, id: number): Promise<ImportAnswer> {
  return importRunAnswerOf(await getImportRun(pool, id))
}

export function listImports({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<ImportAnswer>> {
  return answered(listNewest<ImportRun>(pool, LISTED_IMPORTS, query), importRunAnswerOf)
}

/** What the last pass made of the rows; the counts of the run say how many there are. @throws NotFound */
export async function listRowsOfImport(
  { pool }: Catalog,
  id: number,
  query: ImportRowQuery,
): Promise<ListPage<ImportRowAnswer>> {
  const { counts } = await getImportRun(pool, id)
  return { count: counts[query.outcome ?? 'rows'] ?? 0, results: await listImportRows(pool, id, query) }
}

/**
 * A yes to a run is one to its source as well, read as the run was. How its later runs are taken in is set by who may
 * change the source, an administrator.
 */
async function confirmSource(
  { client, context, audit }: UnitOfWork,
  run: ImportRun,
  source: ImportSource,
  target: ImportTarget,
) {
  const { actor, now } = context
  const { mapping, defaults, keyHeader } = run
  const after = { ...source, ...(actor.role === 'admin' && target), mapping, defaults, keyHeader, confirmedAt: now }
  await updateImportSourceRow(client, after, now)
  const entry = { before: auditedSource(source), after: auditedSource(after) }
  await audit({ noun: 'import-source', id: source.id, action: 'confirm', ...entry })
}

interface ImportStart {
  /** Undefined: as its source says; published, and of no broker, where it has none. */
  readonly isPublished: boolean | undefined
  readonly brokerId: number | null | undefined
  readonly version: number | undefined
}

/**
 * Takes the rows in as they were checked, but for those that were left out.
 *
 * @throws NotFound; Conflict unless the run is checked; InvalidInput on `broker_id` for a broker that there is not
 */
export function startImport(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  { version, ...target }: ImportStart,
): Promise<ImportAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const run = await lockFreshImport(unit.client, id, version)
    if (run.state !== 'checked')
      throw new Conflict('conflict', 'Only a file that has been checked can be taken in, and once.', {})
    const source = run.sourceId === null ? undefined : await lockImportSource(unit.client, run.sourceId)
    const { isPublished = source?.isPublished ?? true, brokerId = source?.brokerId ?? null } = target
    await lockChosen(unit.client, 'broker', 'broker_id', brokerId)
    if (source !== undefined) await confirmSource(unit, run, source, { isPublished, brokerId })
    await unit.audit(auditedImport('start', run))
    return beginPass(unit, run, { isPublished, brokerId, state: 'running' })
  })
}

/**
 * Leaves rows out that a check found good, or takes them up again.
 *
 * @throws NotFound; Conflict unless the run is checked; InvalidInput on `lines` for rows that would not be taken in
 */
export function excludeImportRows(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  choice: { readonly lines: readonly number[]; readonly excluded: boolean },
): Promise<ImportAnswer> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const run = await lockFreshImport(client, id, undefined)
    if (run.state !== 'checked') throw new Conflict('conflict', 'Rows are chosen once the file is checked.', {})
    const changed = await excludeRows(client, id, choice)
    const lines = new Set(changed.map(({ line }) => line))
    const others = choice.lines.filter((line) => !lines.has(line))
    if (others.length > 0) {
      const state = choice.excluded ? 'would be taken in' : 'were left out'
      throw new InvalidInput({ lines: [`Choose rows that ${state}: not line ${others.slice(0, 20).join(', ')}.`] })
    }
    const counts = { ...NO_COUNTS, ...run.counts }
    const sign = choice.excluded ? 1 : -1
    counts.excluded += sign * changed.length
    counts.created -= sign * changed.length
    counts.warned -= sign * changed.filter(({ isWarned }) => isWarned).length
    await setImportCounts(client, id, counts)
    await audit(auditedImport(choice.excluded ? 'exclude' : 'include', run))
    return importRunAnswerOf({ ...run, counts })
  })
}

/**
 * Deletes the listings that a run took in, by a job; those that were edited since stay.
 *
 * @throws NotFound; Conflict while it does something else, and where there is nothing to take back
 */
export function takeBackImport(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion: number | undefined,
): Promise<ImportAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const run = await lockFreshImport(unit.client, id, expectedVersion)
    if (!run.hasListings || !CAN_BE_TAKEN_BACK.has(run.state))
      throw new Conflict('conflict', 'Only what was taken in, and is still there, can be taken back.', {})
    await unit.audit(auditedImport('take_back', run))
    if (run.sourceId !== null) await doubtSource(unit, run.sourceId)
    return beginPass(unit, run, { state: 'taking_back', counts: run.counts })
  })
}

/** What its next run brings waits for a yes: it would bring back what is taken back. */
async function doubtSource({ client, audit, context: { now } }: UnitOfWork, id: number): Promise<void> {
  const source = await lockImportSource(client, id)
  if (source.confirmedAt === null) return
  const doubted = { ...source, confirmedAt: null }
  await updateImportSourceRow(client, doubted, now)
  const [before, after] = [auditedSource(source), auditedSource(doubted)]
  await audit({ noun: 'import-source', id, action: 'update', before, after })
}

const DAY_MS = 24 * 60 * 60_000

/** Erases runs that are kept no longer, files first. Answers how many there were. */
export async function forgetImports({ pool, objects }: ImportDependencies, now: Date): Promise<number> {
  const due = await listDueImportRuns(pool, new Date(now.getTime() - IMPORT_LIMITS.keptDays * DAY_MS))
  for (const { id, fileKey } of due) {
    await objects.delete('documents', [fileKey])
    await inTransaction(pool, (client) => deleteImportRun(client, id))
  }
  return due.length
}
