import type { Endpoint } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { ListingFilterQuery } from '@tahanan/contracts/listing/listing-list-query.ts'
import { exportEndpoints, type ExportTable } from '@tahanan/contracts/export/export.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Toast } from '@tahanan/web/ui/toast.tsx'
import type { ReactNode } from 'react'
import { type EndpointInput, endpointRequest } from '../api/endpoint-request.ts'
import { fetchFile } from '../api/fetch-file.ts'
import { useSaving } from '../form/use-saving.ts'
import { useMay } from '../session/use-session.ts'
import { useTableAddress } from '../table/use-table-address.ts'

interface DownloadButtonProps<E extends Endpoint> {
  readonly endpoint: E
  readonly input: EndpointInput<E['params'], E['query'], E['body']>
  readonly fileName: string
  readonly children: ReactNode
}

/** Fetches a file as who is signed in, and hands it to the browser's downloads. */
export function DownloadButton<E extends Endpoint>({ endpoint, input, fileName, children }: DownloadButtonProps<E>) {
  const saving = useSaving()
  const download = () =>
    saving.run(async () => saveFile(await fetchFile(endpointRequest(endpoint, input).url), fileName))
  return (
    <>
      <Button kind="secondary" isBusy={saving.isRunning} onClick={() => void download()}>
        {children}
      </Button>
      {saving.problem !== undefined && <Toast tone="danger">{saving.problem.message}</Toast>}
    </>
  )
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

interface ExportButtonProps {
  readonly table: ExportTable
  /** Of listings. */
  readonly filters?: ListingFilterQuery
}

/** What the screen's table shows, on all its pages, as CSV, however many rows, for who may. */
export function ExportButton({ table, filters }: ExportButtonProps) {
  const mayExport = useMay(exportEndpoints.table)
  const { q } = useTableAddress().address
  if (!mayExport) return null
  return (
    <DownloadButton
      endpoint={exportEndpoints.table}
      input={{ params: { table }, query: { q, ...filters } }}
      fileName={`${table}.csv`}
    >
      Export
    </DownloadButton>
  )
}
