import { createReadStream } from 'node:fs'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { IMPORT_LIMITS } from '@tahanan/contracts/import/import-limits.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import { readLines } from '../import/read-lines.ts'
import { UnreadableFile } from '../import/unreadable-file.ts'

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
