import { type ImportField, type ImportTexts, isImportField } from '@tahanan/contracts/import/import-field.ts'
import type { ImportCounts } from '@tahanan/contracts/import/import-run.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { PoolClient } from 'pg'
import { type CommandContext, runCommand } from '../command/run-command.ts'
import { importListings } from '../import/import-listings.ts'
import { UnreadableFile } from '../import/read-lines.ts'
import { draftVanished, endSourceCheck, endSourceFailure, endSourceRun } from '../import-source/run-source.ts'
import { countVanished } from '../import-source/source-row.store.ts'
import { type ImportDependencies, type ImportRun, NO_COUNTS } from './import-run.ts'
import {
  clearPass,
  endPass,
  findExcludedLines,
  findImportRun,
  insertImportRows,
  notePass,
  type PassName,
  type PassProgress,
} from './import-run.store.ts'
import { takeBackListings } from './take-back-listings.ts'

/** The run that a pass was for is deleted, or has been corrected since. */
class PassOvertaken extends Error {
  override readonly name = 'PassOvertaken'
}

export interface ImportPass {
  readonly runId: number
  readonly version: number
  readonly signal: AbortSignal
  /** Nobody tries again after this one: staff are told. */
  readonly isLastAttempt: boolean
}

const STOPPED = 'It stopped half way, and the log says why. Check it again: rows that were taken in are known.'

const ENDS = { checking: 'checked', running: 'done', taking_back: 'taken_back' } as const

/**
 * Does once what a run's state says: a check of its file, taking its rows in, or taking back what came of them. Begun again after whatever cut it off it
 * adds nothing twice, because rows are known by their content or their key. Ends by itself when the run is deleted or corrected.
 */
export async function passImport(
  dependencies: ImportDependencies,
  context: CommandContext,
  pass: ImportPass,
): Promise<void> {
  const run = await findImportRun(dependencies.pool, pass.runId)
  if (run === undefined || run.version !== pass.version) return
  const { state } = run
  if (state !== 'checking' && state !== 'running' && state !== 'taking_back') return
  try {
    if (state === 'taking_back') await takeBack(dependencies, context, run, pass.signal)
    else {
      const read = await readFile(dependencies, context, run, pass.signal)
      if (isOfSource(run)) {
        if (state === 'checking') return await endSourceCheck(dependencies, context, run, read)
        return await endSourceRun(dependencies, context, run, read)
      }
    }
    await end(ENDS[state], null)
  } catch (error) {
    if (error instanceof PassOvertaken) return
    if (error instanceof UnreadableFile) return end('failed', error.message)
    if (pass.isLastAttempt && !pass.signal.aborted) await end('failed', STOPPED)
    throw error
  }

  function end(result: (typeof ENDS)[keyof typeof ENDS] | 'failed', cause: string | null): Promise<void> {
    return runCommand(dependencies, context, async (unit) => {
      const { client, audit } = unit
      const isEnded = await endPass(client, { id: pass.runId, version: pass.version }, result, cause)
      if (isEnded && result === 'failed' && run !== undefined && isOfSource(run))
        await endSourceFailure(unit, run, { isStopped: cause === STOPPED })
      if (!isEnded || state !== 'running') return
      const action = result === 'failed' ? 'fail' : 'complete'
      await audit({ noun: 'import', id: pass.runId, action, before: null, after: { state: result } })
    })
  }
}

function isOfSource(run: ImportRun): run is ImportRun & { readonly sourceId: number } {
  return run.sourceId !== null
}

async function takeBack(
  { pool }: ImportDependencies,
  context: CommandContext,
  run: ImportRun,
  signal: AbortSignal,
): Promise<void> {
  const { columns, sizeBytes } = run
  for await (const { left, takenBack } of takeBackListings({ pool }, context, run.id)) {
    signal.throwIfAborted()
    const counts = { ...NO_COUNTS, ...run.counts, created: left, taken_back: takenBack }
    const bytesDone = Math.floor((sizeBytes * takenBack) / Math.max(left + takenBack, 1))
    if (!(await inTransaction(pool, (client) => notePass(client, run, { columns, counts, bytesDone })))) {
      throw new PassOvertaken()
    }
  }
}

async function readFile(
  { pool, objects }: ImportDependencies,
  context: CommandContext,
  run: ImportRun,
  signal: AbortSignal,
): Promise<{ readonly counts: ImportCounts; readonly columns: Record<string, string>; readonly shown: number }> {
  let counts = NO_COUNTS
  let shown = 0
  let columns: Record<string, string> = {}
  let bytesDone = 0
  const note = async (progress: PassProgress, rest: (client: Parameters<typeof clearPass>[0]) => Promise<void>) => {
    signal.throwIfAborted()
    await inTransaction(pool, async (client) => {
      if (!(await notePass(client, run, progress))) throw new PassOvertaken()
      await rest(client)
    })
  }
  await note({ columns, counts: NO_COUNTS, bytesDone }, (client) => clearPass(client, run satisfies PassName))
  const object = await objects.get('documents', run.fileKey)
  if (object === undefined) throw new UnreadableFile('The file is not there any more. Bring it again.')
  const { stream } = object
  async function* source(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk)
      bytesDone += bytes.length
      yield bytes
    }
  }
  let place = 0
  try {
    await importListings({ pool }, context, {
      source: source(),
      columns: textsMap(run.mapping),
      defaults: textsMap(run.defaults),
      keyHeader: run.keyHeader ?? undefined,
      dryRun: run.state === 'checking',
      target: run,
      runId: run.id,
      findExcluded: (first, count) => findExcludedLines(pool, run.id, first, count),
      onMapping(headers, mapping) {
        columns = Object.fromEntries([...mapping.columns].map(([field, column]) => [field, headers[column] ?? '']))
      },
      async onOutcomes(outcomes, soFar) {
        counts = { ...NO_COUNTS, ...soFar }
        await note({ columns, counts, bytesDone }, (client) => insertImportRows(client, run.id, place, outcomes))
        place += outcomes.length
      },
      ...(run.sourceId !== null && { sourceId: run.sourceId, onEnd: noteVanished }),
    })
  } finally {
    stream.destroy()
  }
  return { counts, columns, shown }

  async function noteVanished(keys: PoolClient): Promise<void> {
    if (run.sourceId === null) return
    if (run.state === 'checking') {
      const found = await countVanished(keys, run.sourceId)
      ;({ shown } = found)
      counts = { ...counts, vanished: found.vanished }
    } else counts = { ...counts, vanished: await draftVanished({ pool }, context, keys, run.sourceId) }
    await note({ columns, counts, bytesDone }, async () => {})
  }
}

function textsMap(texts: ImportTexts): Map<ImportField, string> {
  const map = new Map<ImportField, string>()
  for (const [field, text] of Object.entries(texts)) if (isImportField(field)) map.set(field, text)
  return map
}
