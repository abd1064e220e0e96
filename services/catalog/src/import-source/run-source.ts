import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { importLabelOf } from '@tahanan/contracts/import/import-field.ts'
import type { ImportCounts } from '@tahanan/contracts/import/import-run.ts'
import { InvalidInput, NotFound } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { findKeyHeader, readHeaders } from '../import/map-columns.ts'
import { endPass, setDoubts } from '../import-run/import-run.store.ts'
import { addImportRun, beginPass } from '../import-run/import-run-commands.ts'
import { type ImportDependencies, type ImportRun, NO_COUNTS } from '../import-run/import-run.ts'
import { decideUpdate, storeUpdate } from '../listing/update-listing.ts'
import {
  auditedSource,
  type ImportSource,
  lockImportSource,
  UNKNOWN_CONTENT,
  updateImportSourceRow,
} from './import-source.store.ts'
import { listVanished, markSourceDraft } from './source-row.store.ts'
import { dayStart, manilaDate } from '@tahanan/contracts/time/manila-date.ts'

export const IMPORT_SOURCE_MAIL_QUEUE = 'import-source-mail'

const PAUSED_AFTER_MS = 3 * 24 * 60 * 60_000
/** More of the rows rejected, or of the listings gone, and somebody has to say yes. */
const SUSPICIOUS_SHARE = 1 / 5
/** So few of the rows it had. */
const FEWER_SHARE = 1 / 2
const BATCH = 500

export interface FetchedTable {
  readonly csv: Buffer
  /** That the source names itself; taken where staff have named none. */
  readonly keyHeader: string | null
  readonly etag: string | null
  readonly lastModified: string | null
}

/** Keeps what a source answered as a run, and has it checked; the same as last time makes none. @throws UnreadableFile */
export async function keepFetched(
  dependencies: ImportDependencies,
  context: CommandContext,
  { id, contentHash: knownHash }: ImportSource,
  { csv, keyHeader, etag, lastModified }: FetchedTable,
): Promise<void> {
  const contentHash = createHash('sha256').update(csv).digest()
  if (knownHash?.equals(contentHash) === true) return noteUnchanged(dependencies, context, id)
  const headers = await readHeaders(Readable.from([csv]))
  const fileKey = `imports/${randomUUID()}.csv`
  await dependencies.objects.put('documents', fileKey, { stream: Readable.from([csv]), sizeBytes: csv.length })
  try {
    await runCommand(dependencies, context, async (unit) => {
      const { client } = unit
      const source = await lockImportSource(client, id)
      const {
        now,
        actor: { accountId },
      } = context
      const fileName = `${source.name}.csv`
      // Another way to know the rows of one that runs would make all of them new.
      const found = source.confirmedAt === null ? findKeyHeader(headers) : null
      const known = { ...source, sourceId: id, keyHeader: source.keyHeader ?? keyHeader ?? found }
      const file = { fileName, fileKey, sizeBytes: csv.length, headers }
      const run = await addImportRun(unit, { ...file, accountId, counts: NO_COUNTS, now, source: known })
      const after = { file: fileName, source: id }
      await unit.audit({ noun: 'import', id: run.id, action: 'create', before: null, after })
      await updateImportSourceRow(client, { ...answered(source, now), etag, lastModified, contentHash }, now)
    })
  } catch (error) {
    // Nobody would find it: it names owners.
    await dependencies.objects.delete('documents', [fileKey]).catch(() => {})
    throw error
  }
}

/** It answered, and with nothing new. */
export function noteUnchanged(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  return runCommand(catalog, context, async ({ client }) => {
    await updateImportSourceRow(client, answered(await lockImportSource(client, id), context.now), context.now)
  })
}

/** It was not asked, for a run of it waits: asked again when it is due. */
export function postponeFetch(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  const { now } = context
  return runCommand(catalog, context, async ({ client }) => {
    const source = await lockImportSource(client, id)
    await updateImportSourceRow(client, { ...source, nextFetchAt: nextFetch(now, source.dailyHour) }, now)
  })
}

function answered(source: ImportSource, now: Date): ImportSource {
  const nextFetchAt = nextFetch(now, source.dailyHour)
  return { ...source, fetchedAt: now, nextFetchAt, failingSince: null, failures: 0, cause: null }
}

interface Failure {
  readonly cause: string
  /** It answered, and with no row at all. */
  readonly isEmpty: boolean
}

/**
 * It did not answer as it should: tried again soon, and paused with a mail after three days. Its listings stay as they
 * are; where one that had listings has none all at once, its owner is told at once.
 */
export function noteFailure(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  { cause, isEmpty }: Failure,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const { now } = context
    const source = await lockImportSource(unit.client, id)
    const { failingSince, dailyHour } = source
    const failures = source.failures + 1
    const isOver = failingSince !== null && now.getTime() - failingSince.getTime() >= PAUSED_AFTER_MS
    const after: ImportSource = {
      ...source,
      cause,
      failures,
      failingSince: failingSince ?? now,
      nextFetchAt: nextTry(now, dailyHour, failures),
      state: isOver ? 'paused' : source.state,
    }
    await updateImportSourceRow(unit.client, after, now)
    if (isOver) {
      const [paused, before] = [auditedSource(after), auditedSource(source)]
      await unit.audit({ noun: 'import-source', id, action: 'pause', before, after: paused })
    }
    const isNews = isEmpty && source.confirmedAt !== null && cause !== source.cause
    if (isOver || isNews) await enqueueMail(unit, { sourceId: id, about: isOver ? 'paused' : 'empty' })
  })
}

type SourceRun = ImportRun & { readonly sourceId: number }

interface Found {
  readonly counts: ImportCounts
  /** Field to header. */
  readonly columns: Readonly<Record<string, string>>
  /** How many listings of the source visitors see. */
  readonly shown: number
}

/**
 * After a check: a source that somebody has said yes to takes its rows in by itself, unless there is reason to doubt it;
 * then, and the first time, it waits, and its owner is told why.
 */
export function endSourceCheck(catalog: Catalog, context: CommandContext, run: SourceRun, found: Found): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    if (!(await endPass(unit.client, run, 'checked', null))) return
    const source = await lockImportSource(unit.client, run.sourceId)
    const doubts = doubtsOf(source, run, found)
    if (doubts.length > 0) {
      await setDoubts(unit.client, run.id, doubts)
      return enqueueMail(unit, { sourceId: source.id, runId: run.id, about: 'waits' })
    }
    const { isPublished, brokerId } = source
    await beginPass(unit, run, { isPublished, brokerId, state: 'running' })
  })
}

function doubtsOf(source: ImportSource, run: SourceRun, { counts, columns, shown }: Found): string[] {
  const { rows, rejected, vanished } = counts
  const { confirmedAt, givenRows, givenFields } = source
  if (confirmedAt === null) return ['It is the first time.']
  const lost = (givenFields ?? []).filter((field) => columns[field] === undefined)
  return [
    // What somebody corrected since is theirs to begin.
    ...(run.version > 1 ? ['Somebody has corrected it.'] : []),
    ...(lost.length > 0
      ? [`It has no column any more for ${lost.map(importLabelOf).join(', ')}. What listings say there would stay.`]
      : []),
    ...(givenRows !== null && rows < givenRows * FEWER_SHARE
      ? [`Only ${rows} of the ${givenRows} rows that it had are left.`]
      : []),
    ...(rejected > rows * SUSPICIOUS_SHARE ? [`${rejected} of its ${rows} rows are rejected.`] : []),
    ...(vanished > shown * SUSPICIOUS_SHARE
      ? [`${vanished} of its ${shown} listings that visitors see are not in it any more, and would become drafts.`]
      : []),
  ]
}

/** After rows were taken in: its owner is told, where anything happened. */
export function endSourceRun(
  catalog: Catalog,
  context: CommandContext,
  run: SourceRun,
  { counts, columns }: Found,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    if (!(await endPass(unit.client, run, 'done', null))) return
    await unit.audit({ noun: 'import', id: run.id, action: 'complete', before: null, after: { state: 'done' } })
    const source = await lockImportSource(unit.client, run.sourceId)
    const given = { givenRows: counts.rows, givenFields: Object.keys(columns) }
    await updateImportSourceRow(unit.client, { ...source, ...given }, context.now)
    const { created, changed, held, vanished, rejected } = counts
    if (created + changed + held + vanished + rejected > 0)
      await enqueueMail(unit, { sourceId: run.sourceId, runId: run.id, about: 'done' })
  })
}

/**
 * A run that cannot go on: its owner is told. One that stopped half way, for no fault of its file, is made anew of what
 * the next fetch brings, though that be the same.
 */
export async function endSourceFailure(
  unit: UnitOfWork,
  { id: runId, sourceId }: SourceRun,
  { isStopped }: { readonly isStopped: boolean },
): Promise<void> {
  if (isStopped) {
    const source = await lockImportSource(unit.client, sourceId)
    await updateImportSourceRow(unit.client, { ...source, ...UNKNOWN_CONTENT }, unit.context.now)
  }
  await enqueueMail(unit, { sourceId, runId, about: isStopped ? 'stopped' : 'failed' })
}

/** Makes drafts of a source's listings that a run has not met. Nothing is deleted. Answers how many. */
export async function draftVanished(
  catalog: Catalog,
  context: CommandContext,
  keys: PoolClient,
  sourceId: number,
): Promise<number> {
  let count = 0
  for (let after = 0; ;) {
    const ids = await listVanished(keys, sourceId, after, BATCH)
    for (const id of ids) {
      try {
        await makeDraft(catalog, context, id)
        count += 1
      } catch (error) {
        // Somebody deleted it meanwhile, or it has to be mended before anything of it can be saved.
        if (!(error instanceof NotFound || error instanceof InvalidInput)) throw error
      }
    }
    const last = ids.at(-1)
    if (last === undefined) return count
    after = last
  }
}

function makeDraft(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    const changes = { isPublished: false }
    const decided = await decideUpdate(unit, { id, changes, expectedVersion: undefined, listingType: undefined })
    await storeUpdate(unit, decided)
    if (decided.after !== decided.before) await markSourceDraft(unit.client, id)
  })
}

/** What an owner is told. */
export const SOURCE_NEWS = ['waits', 'done', 'failed', 'stopped', 'empty', 'paused'] as const

export type SourceNewsKind = (typeof SOURCE_NEWS)[number]

interface SourceNews {
  readonly sourceId: number
  readonly runId?: number
  readonly about: SourceNewsKind
}

function enqueueMail({ enqueue, context }: UnitOfWork, news: SourceNews): Promise<void> {
  const id = `source-${news.sourceId}-${news.about}-${news.runId ?? context.now.getTime()}`
  return enqueue({ queue: IMPORT_SOURCE_MAIL_QUEUE, id, data: news })
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const FIRST_RETRY_MS = 5 * 60_000

/** The next full hour, or the next time that it is that hour in Manila, which has no summer time. */
function nextFetch(now: Date, dailyHour: number | null): Date {
  const nowMs = now.getTime()
  if (dailyHour === null) return new Date((Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS)
  const todayMs = dayStart(manilaDate(now)).getTime() + dailyHour * HOUR_MS
  return new Date(todayMs > nowMs ? todayMs : todayMs + DAY_MS)
}

/** After a failure: 5, 10, 20 … minutes later, six hours at most, and never later than usual. */
function nextTry(now: Date, dailyHour: number | null, failures: number): Date {
  const waitMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10), 6 * HOUR_MS)
  return new Date(Math.min(now.getTime() + waitMs, nextFetch(now, dailyHour).getTime()))
}
