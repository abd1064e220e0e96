import { get } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { interestAnswerSchema, interestQuerySchema } from './interest.ts'

/** How much a listing is looked at and asked for. */
export const interestEndpoints = {
  listing: get('viewer', 'interest.listing', '/admin/listing/{id}/interest/', {
    summary:
      'How often the page of a listing was shown, and enquiries about it, by day. Spam, reports and deleted leads do not count. 404 where there is no such listing.',
    params: idParams,
    query: interestQuerySchema,
    answer: interestAnswerSchema,
    refusals: [404],
  }),
} as const
