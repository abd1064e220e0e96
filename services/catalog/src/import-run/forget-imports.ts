import { IMPORT_LIMITS } from '@tahanan/contracts/import/import-limits.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import type { ImportDesk } from './import-desk.ts'
import { deleteImportRun, listDueImportRuns } from './import-run.store.ts'

const DAY_MS = 24 * 60 * 60_000

/** Erases runs that are kept no longer, files first. Answers how many there were. */
export async function forgetImports({ pool, objects }: ImportDesk, now: Date): Promise<number> {
  const due = await listDueImportRuns(pool, new Date(now.getTime() - IMPORT_LIMITS.keptDays * DAY_MS))
  for (const { id, fileKey } of due) {
    await objects.delete('documents', [fileKey])
    await inTransaction(pool, (client) => deleteImportRun(client, id))
  }
  return due.length
}
