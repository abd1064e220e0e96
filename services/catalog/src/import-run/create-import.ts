import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { type ImportAnswer, importAnswerSchema } from '@tahanan/contracts/import/import-answer.ts'
import { IMPORT_LIMITS } from '@tahanan/contracts/import/import-limits.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { readLines } from '../import/read-lines.ts'
import { UnreadableFile } from '../import/unreadable-file.ts'
import { auditedImport } from './audited-import.ts'
import { enqueuePass } from './enqueue-pass.ts'
import type { ImportDesk } from './import-desk.ts'
import { importRunAnswerOf } from './import-run-answer-of.ts'
import { getImportRun, insertImportRun } from './import-run.store.ts'
import { NO_COUNTS } from './no-counts.ts'

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

/**
 * The headers of a file that begins as a table does; what is wrong further down is found by the check.
 *
 * @throws InvalidInput on `file`
 */
export async function refuseUnreadable(file: UploadedFile): Promise<readonly string[]> {
  if (file.isCut) throw refusal(`The file is larger than ${IMPORT_LIMITS.fileBytes / 1024 / 1024} MB. Split it.`)
  if (file.sizeBytes === 0) throw refusal('The file is empty: its first line must name the columns.')
  const source = createReadStream(file.path)
  const lines = readLines(source)
  try {
    const header = await lines.next()
    const row = await lines.next()
    if (header.done === true) throw refusal('The file is empty: its first line must name the columns.')
    if (header.value.cells.some((cell) => cell.includes('\0'))) throw refusal('The file is no CSV file.')
    if (row.done === true) throw refusal('The file has a line of column names, and no row below it.')
    return header.value.cells
  } catch (error) {
    throw error instanceof UnreadableFile ? refusal(error.message) : error
  } finally {
    await lines.return(undefined)
    source.destroy()
  }
}

function refusal(message: string): InvalidInput {
  return new InvalidInput({ file: [message] })
}
