import type { ExportTable } from '@tahanan/contracts/export/export-table.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { csvFile } from './csv-file.ts'
import { EXPORT_DEFINITIONS } from './export-definitions.ts'
import { streamExport } from './stream-export.store.ts'

/** Id in the audit entry of an export, which is of no one row. */
const ALL_ROWS = 0

/** A table as its search shows it, as CSV, a piece at a time; noted in the audit trail before the first piece. */
export async function exportTable(
  catalog: Catalog,
  context: CommandContext,
  table: ExportTable,
  q: string,
): Promise<AsyncIterable<string>> {
  const definition = EXPORT_DEFINITIONS[table]
  const { noun, columns } = definition
  // What was searched for may be somebody's name.
  const after = { table, searched: q !== '' }
  await runCommand(catalog, context, ({ audit }) =>
    audit({ noun, id: ALL_ROWS, action: 'export', before: null, after }),
  )
  const rows = streamExport(catalog.pool, definition, await definition.find(catalog.pool, q))
  return csvFile(['id', ...Object.keys(columns)], rows, ({ id, cells }) => [id, ...cells])
}
