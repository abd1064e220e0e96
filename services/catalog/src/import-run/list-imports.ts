import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import type { StaffListQuery } from '@tahanan/contracts/page/staff-list-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { importRunAnswerOf } from './import-run-answer-of.ts'
import { countImportRuns, listImportRuns } from './import-run.store.ts'

/** Runs, newest first. */
export async function listImports({ pool }: Catalog, query: StaffListQuery): Promise<ListPage<ImportAnswer>> {
  const [count, runs] = await Promise.all([countImportRuns(pool, query), listImportRuns(pool, query)])
  return { count, results: runs.map(importRunAnswerOf) }
}
