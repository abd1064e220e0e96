import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { noInput } from '../endpoint/no-input.ts'
import { exportTableSchema } from './export-table.ts'

/** Whole tables as CSV. */
export const exportEndpoints = {
  table: defineEndpoint({
    id: 'export.table',
    method: 'GET',
    path: '/admin/export/{table}/',
    access: 'editor',
    summary:
      'All of a table as CSV, newest first; cells that a spreadsheet would take for formulas begin with an apostrophe.',
    params: z.object({ table: exportTableSchema }),
    query: noInput,
    body: noInput,
    bodyKind: 'json',
    answer: z.string().meta({ contentMediaType: 'text/csv' }),
    status: 200,
  }),
}
