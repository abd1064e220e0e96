import { NotFound } from '@tahanan/platform/problem/not-found.ts'
import type { PoolClient } from 'pg'
import { refuseStale } from '../aggregate/refuse-stale.ts'
import { importRunAnswerOf } from './import-run-answer-of.ts'
import type { ImportRun } from './import-run.ts'
import { lockImportRun } from './import-run.store.ts'

/** A run, locked, as the caller has seen it. @throws NotFound, Conflict `stale` */
export async function lockFreshImport(
  client: PoolClient,
  id: number,
  expectedVersion: number | undefined,
): Promise<ImportRun> {
  const run = await lockImportRun(client, id)
  if (run === undefined) throw new NotFound('import', id)
  refuseStale(run, expectedVersion, importRunAnswerOf(run))
  return run
}
