import { z } from 'zod'
import { get } from '../endpoint/define-endpoint.ts'
import { listingFilterShape } from '../listing/listing-list-query.ts'
import { staffListQuerySchema } from '../page/staff-list.ts'

/** Tables that staff may take away; leads have an export of their own, which knows their filters. */
export const exportTableSchema = z.enum(['developers', 'projects', 'listings', 'salespersons', 'brokers', 'realty'])

/** What of a table is taken away. The filters are those of the list of listings, and of no other table. */
const exportQuerySchema = staffListQuerySchema.pick({ q: true }).extend(listingFilterShape)

export type ExportQuery = z.output<typeof exportQuerySchema>

export type ExportTable = z.infer<typeof exportTableSchema>

/** Tables as CSV. */
export const exportEndpoints = {
  table: get('editor', 'export.table', '/admin/export/{table}/', {
    summary:
      'A table as CSV, newest first: all of it, or what `q` and, for listings, their filters find in its list. Cells that a spreadsheet would take for formulas begin with an apostrophe.',
    params: z.object({ table: exportTableSchema }),
    query: exportQuerySchema,
    answer: z.string().meta({ contentMediaType: 'text/csv' }),
  }),
}
