import { exportEndpoints, type ExportTable } from '@tahanan/contracts/export/export.endpoints.ts'
import { useMay } from '../session/use-may.ts'
import { useTableAddress } from '../table/use-table-address.ts'
import { DownloadButton } from './download-button.tsx'

/** What the screen's table shows, on all its pages, as CSV, however many rows, for who may. */
export function ExportButton({ table }: { readonly table: ExportTable }) {
  const mayExport = useMay(exportEndpoints.table)
  const { q } = useTableAddress().address
  if (!mayExport) return null
  return (
    <DownloadButton
      endpoint={exportEndpoints.table}
      input={{ params: { table }, query: { q } }}
      fileName={`${table}.csv`}
    >
      Export
    </DownloadButton>
  )
}
