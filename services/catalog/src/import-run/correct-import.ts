import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { Conflict } from '@tahanan/platform/problem/conflict.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { auditedImport } from './audited-import.ts'
import { beginPass } from './begin-pass.ts'
import type { ImportRun } from './import-run.ts'
import { lockFreshImport } from './lock-fresh-import.ts'

export interface ImportCorrection extends Pick<ImportRun, 'mapping' | 'defaults'> {
  readonly version: number | undefined
}

/**
 * Corrects which column is which, and what fills the gaps; then the file is checked again.
 *
 * @throws NotFound; Conflict for a run that takes rows in or has; InvalidInput on `mapping` for a column that is not there
 */
export function correctImport(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  { mapping, defaults, version }: ImportCorrection,
): Promise<ImportAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const run = await lockFreshImport(unit.client, id, version)
    if (run.state === 'running' || run.state === 'done')
      throw new Conflict('conflict', 'The rows are being taken in, or were. Bring the file again to correct it.', {})
    const missing = Object.values(mapping).filter((header) => !run.headers.includes(header))
    if (missing.length > 0)
      throw new InvalidInput({
        mapping: [`The file has no column ${missing.join(', ')}; it has ${run.headers.join(', ')}.`],
      })
    await unit.audit(auditedImport('correct', run))
    return beginPass(unit, run, { mapping, defaults, state: 'checking' })
  })
}
