import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import type { Catalog } from '../command/catalog.ts'
import { importRunAnswerOf } from './import-run-answer-of.ts'
import { getImportRun } from './import-run.store.ts'

/** @throws NotFound */
export async function getImport({ pool }: Catalog, id: number): Promise<ImportAnswer> {
  return importRunAnswerOf(await getImportRun(pool, id))
}
