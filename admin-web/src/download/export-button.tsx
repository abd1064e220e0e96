import type { ExportTable } from '@tahanan/contracts/export/export-table.ts'
import { exportEndpoints } from '@tahanan/contracts/export/export.endpoints.ts'
import { useMay } from '../session/use-may.ts'
import { DownloadButton } from './download-button.tsx'

/** All of a table as CSV, however many rows, for who may. */
export function ExportButton({ table }: { readonly table: ExportTable }) {
  const mayExport = useMay(exportEndpoints.table)
  if (!mayExport) return null
  return (
    <DownloadButton endpoint={exportEndpoints.table} input={{ params: { table } }} fileName={`${table}.csv`}>
      Export
    </DownloadButton>
  )
}
