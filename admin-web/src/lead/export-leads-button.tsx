import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import type { z } from 'zod'
import { DownloadButton } from '../download/download-button.tsx'

/** Every lead that the list shows, as CSV, however many. */
export function ExportLeadsButton({ query }: { readonly query: z.input<typeof leadEndpoints.export.query> }) {
  return (
    <DownloadButton endpoint={leadEndpoints.export} input={{ query }} fileName="leads.csv">
      Export
    </DownloadButton>
  )
}
