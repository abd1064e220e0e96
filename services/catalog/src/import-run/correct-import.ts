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

export interface ImportCorrection extends Pick<ImportRun, 'mapping' | 'defaults' | 'keyHeader'> {
  readonly version: number | undefined
}

/**
 * Corrects which column is which, what fills the gaps, and what a row is known by; then the file is checked again.
 *
 * @throws NotFound; Conflict for a run that takes rows in or has; InvalidInput on `mapping` or `key_column` for a
 *   column that is not there
 */
export function correctImport(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  { mapping, defaults, keyHeader, version }: ImportCorrection,
): Promise<ImportAnswer> {
  return runCommand(catalog, context, async (unit) => {
    const run = await lockFreshImport(unit.client, id, version)
    if (run.state === 'running' || run.state === 'done')
      throw new Conflict('conflict', 'The rows are being taken in, or were. Bring the file again to correct it.', {})
    refuseMissing(run, 'mapping', Object.values(mapping))
    refuseMissing(run, 'key_column', keyHeader === null ? [] : [keyHeader])
    await unit.audit(auditedImport('correct', run))
    return beginPass(unit, run, { mapping, defaults, keyHeader, state: 'checking' })
  })
}

function refuseMissing({ headers }: ImportRun, field: string, named: readonly string[]): void {
  const missing = named.filter((header) => !headers.includes(header))
  if (missing.length === 0) return
  throw new InvalidInput({ [field]: [`The file has no column ${missing.join(', ')}; it has ${headers.join(', ')}.`] })
}
