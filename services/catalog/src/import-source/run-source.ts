import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ImportCounts } from '@tahanan/contracts/import/import-run.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { readHeaders } from '../import/read-headers.ts'
import { endPass } from '../import-run/import-pass.store.ts'
import { beginPass, enqueuePass } from '../import-run/import-run-commands.ts'
import { type ImportDependencies, type ImportRun, NO_COUNTS } from '../import-run/import-run.ts'
import { getImportRun, insertImportRun } from '../import-run/import-run.store.ts'
import { updateListing } from '../listing/update-listing.ts'
import { type ImportSource, lockImportSource, updateImportSourceRow } from './import-source.store.ts'
import { nextFetch, nextTry } from './next-fetch.ts'
import { listVanished } from './vanished.store.ts'

/** The queue of mails to owners of sources. */
export const IMPORT_SOURCE_MAIL_QUEUE = 'import-source-mail'

const PAUSED_AFTER_MS = 3 * 24 * 60 * 60_000
/** More of the rows rejected, or of the listings gone, and somebody has to say yes. */
const SUSPICIOUS_SHARE = 1 / 5
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
  // What is left without a run by a crash is found by the clean-up.
  await dependencies.objects.put('documents', fileKey, { stream: Readable.from([csv]), sizeBytes: csv.length })
  await runCommand(dependencies, context, async (unit) => {
    const { client } = unit
    const source = await lockImportSource(client, id)
    const { accountId } = context.actor
    const fileName = `${source.name}.csv`
    const known = { ...source, sourceId: id, keyHeader: source.keyHeader ?? keyHeader }
    const added = { accountId, fileName, fileKey, sizeBytes: csv.length, headers, counts: NO_COUNTS, now: context.now }
    const runId = await insertImportRun(client, { ...added, source: known })
    await enqueuePass(unit, await getImportRun(client, runId))
    await unit.audit({
      noun: 'import',
      id: runId,
      action: 'create',
      before: null,
      after: { file: fileName, source: id },
    })
    await updateImportSourceRow(
      client,
      { ...answered(source, context.now), etag, lastModified, contentHash },
      context.now,
    )
  })
}

/** It answered, and with nothing new. */
export function noteUnchanged(catalog: Catalog, context: CommandContext, id: number): Promise<void> {
  return runCommand(catalog, context, async ({ client }) => {
    await updateImportSourceRow(client, answered(await lockImportSource(client, id), context.now), context.now)
  })
}

function answered(source: ImportSource, now: Date): ImportSource {
  const nextFetchAt = nextFetch(now, source.dailyHour)
  return { ...source, fetchedAt: now, nextFetchAt, failingSince: null, failures: 0, cause: null }
}

/** It did not answer as it should: tried again soon, and paused with a mail after three days. */
export function noteFailure(catalog: Catalog, context: CommandContext, id: number, cause: string): Promise<void> {
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
    if (isOver) await enqueueMail(unit, { sourceId: id, about: 'paused' })
  })
}

/**
 * After a check: a source that somebody has said yes to takes its rows in by itself, unless more than a fifth of them is
 * rejected, or of its listings would disappear; then, and the first time, it waits, and its owner is told.
 *
 * @param shown how many listings of it visitors see
 */
export function endSourceCheck(
  catalog: Catalog,
  context: CommandContext,
  run: ImportRun & { readonly sourceId: number },
  { counts, shown }: { readonly counts: ImportCounts; readonly shown: number },
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    await endPass(unit.client, run, 'checked', null)
    const source = await lockImportSource(unit.client, run.sourceId)
    const isSuspicious = counts.rejected > counts.rows * SUSPICIOUS_SHARE || counts.vanished > shown * SUSPICIOUS_SHARE
    // What somebody corrected since is theirs to begin.
    if (source.confirmedAt === null || isSuspicious || run.version > 1)
      return enqueueMail(unit, { sourceId: source.id, runId: run.id, about: 'waits' })
    const { isPublished, brokerId } = source
    await beginPass(unit, run, { isPublished, brokerId, state: 'running' })
  })
}

/** After rows were taken in: its owner is told, where anything happened. */
export function endSourceRun(
  catalog: Catalog,
  context: CommandContext,
  run: ImportRun & { readonly sourceId: number },
  { created, vanished, rejected }: ImportCounts,
): Promise<void> {
  return runCommand(catalog, context, async (unit) => {
    await endPass(unit.client, run, 'done', null)
    await unit.audit({ noun: 'import', id: run.id, action: 'complete', before: null, after: { state: 'done' } })
    if (created + vanished + rejected > 0)
      await enqueueMail(unit, { sourceId: run.sourceId, runId: run.id, about: 'done' })
  })
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
      const draft = { id, changes: { isPublished: false }, expectedVersion: undefined, listingType: undefined }
      await updateListing(catalog, context, draft).catch((error: unknown) => {
        // Somebody deleted it meanwhile.
        if (!(error instanceof NotFound)) throw error
      })
      count += 1
    }
    const last = ids.at(-1)
    if (last === undefined) return count
    after = last
  }
}

interface SourceNews {
  readonly sourceId: number
  readonly runId?: number
  readonly about: 'waits' | 'done' | 'paused'
}

function enqueueMail({ enqueue, context }: UnitOfWork, news: SourceNews): Promise<void> {
  const id = `source-${news.sourceId}-${news.about}-${news.runId ?? context.now.getTime()}`
  return enqueue({ queue: IMPORT_SOURCE_MAIL_QUEUE, id, data: news })
}
