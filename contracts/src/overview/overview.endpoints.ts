import { get } from '../endpoint/define-endpoint.ts'
import { overviewAnswerSchema } from './overview-answer.ts'

/** What the dashboard opens with. */
export const overviewEndpoints = {
  show: get('viewer', 'overview.show', '/admin/overview/', {
    summary: 'Leads by source and week, how soon they are answered, listings by status and type, newest activity.',
    answer: overviewAnswerSchema,
  }),
} as const
