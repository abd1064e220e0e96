import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedImport } from './audited-import.ts'
import { beginPass } from './begin-pass.ts'
import { lockFreshImport } from './lock-fresh-import.ts'

/** Takes the rows in as they were checked. @throws NotFound; Conflict unless the run is checked */
export function startImport(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  expectedVersion: number | undefined,
): Promise<ImportAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const run = await lockFreshImport(unit.client, id, expectedVersion)
    if (run.state !== 'checked')
      throw new Conflict('conflict', 'Only a file that has been checked can be taken in, and once.', {})
    await unit.audit(auditedImport('start', run))
    return beginPass(unit, run, { ...run, state: 'running' })
  })
}
