import type { UnitOfWork } from '../command/run-command.ts'
import type { ImportRun } from '../import-run/import-run.ts'
import { type ImportSource, lockImportSource, updateImportSourceRow } from './import-source.store.ts'

/** A yes to a run is one to its source as well, read as the run was. */
export async function confirmSource(
  { client, context: { now } }: UnitOfWork,
  run: ImportRun,
  target: Pick<ImportSource, 'isPublished' | 'brokerId'>,
): Promise<void> {
  if (run.sourceId === null) return
  const { mapping, defaults, keyHeader } = run
  const source = await lockImportSource(client, run.sourceId)
  await updateImportSourceRow(client, { ...source, ...target, mapping, defaults, keyHeader, confirmedAt: now }, now)
}
