import { z } from 'zod'
import { get, post } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { arrangeViewingBody, endViewingBody, viewingAnswerSchema, viewingListQuerySchema } from './viewing.ts'

const end = { params: idParams, answer: viewingAnswerSchema, body: endViewingBody, refusals: [409] } as const
const arrange = { ...end, body: arrangeViewingBody } as const

/** Viewings for staff (decision 135). Visitor and salesperson are told of each change by e-mail with a calendar file. */
export const viewingEndpoints = {
  list: get('viewer', 'viewing.list', '/admin/viewings/', {
    summary:
      'Viewings: those that are confirmed by their time, the others by when they came; at most 500, and whether there are more. Who saw which is in the audit trail.',
    query: viewingListQuerySchema,
    answer: z.object({ results: z.array(viewingAnswerSchema), has_more: z.boolean() }),
  }),
  confirm: post('editor', 'viewing.confirm', '/admin/viewings/{id}/confirm/', {
    ...arrange,
    summary: 'Confirms one of the proposed times. The lead becomes `tripping`. 409 where the time is taken.',
  }),
  move: post('editor', 'viewing.move', '/admin/viewings/{id}/move/', {
    ...arrange,
    summary: 'Sets another time than was proposed or confirmed, or who shows it. 409 where the time is taken.',
  }),
  decline: post('editor', 'viewing.decline', '/admin/viewings/{id}/decline/', {
    ...end,
    summary: 'Declines a proposal, with a word to the visitor.',
  }),
  cancel: post('editor', 'viewing.cancel', '/admin/viewings/{id}/cancel/', {
    ...end,
    summary: 'Cancels a confirmed viewing, with a word to the visitor.',
  }),
}
