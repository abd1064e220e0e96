import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { csvFile } from '../export/csv-file.ts'
import { OUTCOME_TABLES } from '../import/outcome-tables.ts'
import { auditedImport } from './audited-import.ts'
import { streamImportRows } from './import-row.store.ts'
import { lockFreshImport } from './lock-fresh-import.ts'

/** Every row of a run, or the rejected ones with their cells, as CSV by pieces; noted in the audit trail. @throws NotFound */
export async function exportImportRows(
  catalog: Catalog,
  context: CommandContext,
  id: number,
  which: keyof typeof OUTCOME_TABLES,
): Promise<AsyncIterable<string>> {
  const { headers } = await runCommand(catalog, context, async ({ client, audit }) => {
    const run = await lockFreshImport(client, id, undefined)
    await audit(auditedImport('export', run))
    return run
  })
  const { header, cells } = OUTCOME_TABLES[which]
  const rows = streamImportRows(catalog.pool, id, which === 'rejects' ? 'rejected' : undefined)
  return csvFile(header(headers), rows, cells)
}
