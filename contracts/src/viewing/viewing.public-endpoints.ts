import { z } from 'zod'
import { get, post } from '../endpoint/define-endpoint.ts'
import { slugParams } from '../endpoint/id-fields.ts'
import { proposeViewingBody, viewingTimesSchema, viewingTokenParams, visitorViewingSchema } from './viewing.ts'

/** What visitors do about viewings (decision 135): proposed on the site, cancelled through the link in a mail. */
export const viewingPublicEndpoints = {
  propose: post('public', 'viewing.propose', '/viewing/', {
    summary:
      'Proposes up to three times to see a listing: an enquiry with a viewing. Keys, limits and PUBLIC_LEADS as for enquiries. 409 where a time was taken meanwhile.',
    body: proposeViewingBody,
    answer: z.object({ reference: z.string() }),
    status: 201,
    refusals: [409],
  }),
  times: get('public', 'viewing.times', '/viewing/times/{slug}/', {
    params: slugParams,
    summary: 'The times at which a listing can be seen; none with PUBLIC_LEADS=off. 404 where it is not to be had.',
    answer: viewingTimesSchema,
  }),
  show: get('public', 'viewing.show', '/viewing/{token}/', {
    params: viewingTokenParams,
    summary: 'The viewing that a link was mailed about; 404 where it is erased, or a later mail has another link.',
    answer: visitorViewingSchema,
    refusals: [404],
  }),
  cancel: post('public', 'viewing.cancel-own', '/viewing/{token}/cancel/', {
    params: viewingTokenParams,
    summary: 'Cancels it, and tells staff. What is over or cancelled already stays as it is.',
    answer: visitorViewingSchema,
    refusals: [404],
  }),
}
