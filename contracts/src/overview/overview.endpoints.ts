import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { overviewAnswerSchema } from './overview-answer.ts'

/** What the dashboard opens with. */
export const overviewEndpoints = {
  show: defineEndpoint({
    id: 'overview.show',
    method: 'GET',
    path: '/admin/overview/',
    access: 'viewer',
    summary: 'Leads by source and week, how soon they are answered, listings by status and type, newest activity.',
    answer: overviewAnswerSchema,
  }),
} as const
