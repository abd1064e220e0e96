import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedImport } from './audited-import.ts'
import type { ImportDesk } from './import-desk.ts'
import { deleteImportRun } from './import-run.store.ts'
import { lockFreshImport } from './lock-fresh-import.ts'

/** Erases a run: the file first, so that none is left without a run. @throws NotFound, Conflict `stale`, Unavailable */
export function deleteImport(
  desk: ImportDesk,
  context: CommandContext,
  id: number,
  expectedVersion?: number,
): Promise<void> {
  return runCommand(desk, context, async ({ client, audit }) => {
    const run = await lockFreshImport(client, id, expectedVersion)
    await desk.objects.delete('documents', [run.fileKey])
    await deleteImportRun(client, id)
    await audit(auditedImport('delete', run))
  })
}
