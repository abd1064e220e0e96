import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type ImportAnswer, importAnswerSchema } from '@tahanan/contracts/import/import-answer.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { auditedImport } from './audited-import.ts'
import { enqueuePass } from './enqueue-pass.ts'
import type { ImportDesk } from './import-desk.ts'
import { importRunAnswerOf } from './import-run-answer-of.ts'
import { getImportRun, insertImportRun } from './import-run.store.ts'
import { NO_COUNTS } from './no-counts.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'

const CREATE_IMPORT = { command: 'import.create', answer: importAnswerSchema }

/** Keeps a spreadsheet and has it checked. @throws InvalidInput on `file`, Unavailable */
export async function createImport(
  desk: ImportDesk,
  context: CommandContext,
  file: UploadedFile,
): Promise<ImportAnswer> {
  const headers = await refuseUnreadable(file)
  const fileKey = `imports/${randomUUID()}.csv`
  const { sizeBytes, name: fileName } = file
  let isKept = false
  try {
    await desk.objects.put('documents', fileKey, { stream: createReadStream(file.path), sizeBytes })
    const { accountId } = context.actor
    const answer = await runOnce(desk, context, CREATE_IMPORT, async (unit) => {
      const added = { accountId, fileName, fileKey, sizeBytes, headers, counts: NO_COUNTS, now: context.now }
      const id = await insertImportRun(unit.client, added)
      const run = await getImportRun(unit.client, id)
      await enqueuePass(unit, run)
      await unit.audit(auditedImport('create', run))
      isKept = true
      return importRunAnswerOf(run)
    })
    return answer
  } catch (error) {
    isKept = false
    throw error
  } finally {
    // What cannot be taken away now is found by the clean-up.
    if (!isKept) await desk.objects.delete('documents', [fileKey]).catch(() => {})
  }
}
