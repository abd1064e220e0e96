import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { staffListQuerySchema } from '../page/staff-list.ts'

/** Tables that staff may take away; leads have an export of their own, which knows their filters. */
export const exportTableSchema = z.enum(['developers', 'projects', 'listings', 'salespersons', 'brokers', 'realty'])

export type ExportTable = z.infer<typeof exportTableSchema>

/** Tables as CSV. */
export const exportEndpoints = {
  table: defineEndpoint({
    id: 'export.table',
    method: 'GET',
    path: '/admin/export/{table}/',
    access: 'editor',
    summary:
      'A table as CSV, newest first: all of it, or what `q` finds in its list. Cells that a spreadsheet would take for formulas begin with an apostrophe.',
    params: z.object({ table: exportTableSchema }),
    query: staffListQuerySchema.pick({ q: true }),
    answer: z.string().meta({ contentMediaType: 'text/csv' }),
  }),
}
