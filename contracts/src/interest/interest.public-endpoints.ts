import { post } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'

/** What the site says when it has shown the page of a listing. */
export const interestPublicEndpoints = {
  seen: post('public', 'interest.seen', '/seen/{id}/', {
    summary:
      'Counts that the page of a listing was shown, some seconds later and by day alone: of who saw it nothing is stored. 204 whatever the listing; one that is not published is not counted.',
    params: idParams,
  }),
} as const
