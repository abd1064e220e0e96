import { type ImportField, type ImportTexts, isImportField } from '@tahanan/contracts/import/import-field.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { CommandContext } from '../command/run-command.ts'
import { importListings } from '../import/import-listings.ts'
import { UnreadableFile } from '../import/read-lines.ts'
import { type ImportDependencies, type ImportRun, NO_COUNTS } from './import-run.ts'
import {
  clearPass,
  endPass,
  insertImportRows,
  notePass,
  type PassName,
  type PassProgress,
} from './import-pass.store.ts'
import { findImportRun } from './import-run.store.ts'

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

/**
 * Goes over a run's file once, as its state says: a check, or taking rows in. Begun again after whatever cut it off it
 * adds nothing twice, because rows are known by their content or their key. Ends by itself when the run is deleted or corrected.
 */
export async function passImport(
  dependencies: ImportDependencies,
  context: CommandContext,
  pass: ImportPass,
): Promise<void> {
  const run = await findImportRun(dependencies.pool, pass.runId)
  if (run === undefined || run.version !== pass.version) return
  if (run.state !== 'checking' && run.state !== 'running') return
  try {
    await readFile(dependencies, context, run, pass.signal)
    await endPass(dependencies.pool, run, run.state === 'checking' ? 'checked' : 'done', null)
  } catch (error) {
    if (error instanceof PassOvertaken) return
    if (error instanceof UnreadableFile) return endPass(dependencies.pool, run, 'failed', error.message)
    if (pass.isLastAttempt && !pass.signal.aborted) await endPass(dependencies.pool, run, 'failed', STOPPED)
    throw error
  }
}

async function readFile(
  { pool, objects }: ImportDependencies,
  context: CommandContext,
  run: ImportRun,
  signal: AbortSignal,
): Promise<void> {
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
      onMapping(headers, mapping) {
        columns = Object.fromEntries([...mapping.columns].map(([field, column]) => [field, headers[column] ?? '']))
      },
      async onOutcomes(outcomes, counts) {
        await note({ columns, counts, bytesDone }, (client) => insertImportRows(client, run.id, place, outcomes))
        place += outcomes.length
      },
    })
  } finally {
    stream.destroy()
  }
}

function textsMap(texts: ImportTexts): Map<ImportField, string> {
  const map = new Map<ImportField, string>()
  for (const [field, text] of Object.entries(texts)) if (isImportField(field)) map.set(field, text)
  return map
}
