import { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list-query.ts'
import { leadFilterSchema } from './lead-filter.ts'

/** Query of GET /admin/leads/. `q` searches name, e-mail, phone, message, reference and listing. */
export const leadListQuerySchema = z.strictObject({ ...staffListQuerySchema.shape, ...leadFilterSchema.shape })

export type LeadListQuery = z.output<typeof leadListQuerySchema>
