import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { enqueuePass } from './enqueue-pass.ts'
import type { ImportRun } from './import-run.ts'
import { importRunAnswerOf } from './import-run-answer-of.ts'
import { getImportRun, setNextPass } from './import-run.store.ts'
import { NO_COUNTS } from './no-counts.ts'

/** Sends the job worker over the file once more. */
export async function beginPass(
  unit: UnitOfWork,
  run: ImportRun,
  { mapping, defaults, keyHeader, state }: Pick<ImportRun, 'mapping' | 'defaults' | 'keyHeader' | 'state'>,
): Promise<ImportAnswer> {
  const pass = { state, mapping, defaults, keyHeader, counts: NO_COUNTS, now: unit.context.now }
  await setNextPass(unit.client, run.id, pass)
  const next = await getImportRun(unit.client, run.id)
  await enqueuePass(unit, next)
  return importRunAnswerOf(next)
}
