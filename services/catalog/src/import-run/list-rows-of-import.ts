import type { ImportRowAnswer } from '@tahanan/contracts/import/import-row-answer.ts'
import type { ImportRowQuery } from '@tahanan/contracts/import/import-row-query.ts'
import type { Catalog } from '../command/catalog.ts'
import type { ListPage } from '../list/list-page.ts'
import { listImportRows } from './import-row.store.ts'
import { getImportRun } from './import-run.store.ts'

/** What the last pass made of the rows; the counts of the run say how many there are. @throws NotFound */
export async function listRowsOfImport(
  { pool }: Catalog,
  id: number,
  query: ImportRowQuery,
): Promise<ListPage<ImportRowAnswer>> {
  const { counts } = await getImportRun(pool, id)
  return { count: counts[query.outcome ?? 'rows'], results: await listImportRows(pool, id, query) }
}
