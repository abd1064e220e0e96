import type { Catalog } from '@tahanan/catalog/command/run-command.ts'
import { exportTable } from '@tahanan/catalog/export/export-table.ts'
import { exportEndpoints } from '@tahanan/contracts/export/export.endpoints.ts'
import type { EndpointRouter } from '@tahanan/platform/http/endpoint-router.ts'
import { mountEndpoint } from '@tahanan/platform/http/mount-endpoint.ts'
import { StreamedAnswer } from '@tahanan/platform/http/answers.ts'

export function mountExportRoutes(endpoints: EndpointRouter, catalog: Catalog): void {
  mountEndpoint(endpoints, exportEndpoints.table, async ({ context, params: { table }, query }) => {
    const pieces = await exportTable(catalog, context, table, query)
    return new StreamedAnswer(pieces, { contentType: 'text/csv; charset=utf-8', fileName: `${table}.csv` })
  })
}
