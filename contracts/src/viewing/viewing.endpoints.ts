import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { arrangeViewingBody, endViewingBody, viewingAnswerSchema, viewingListQuerySchema } from './viewing.ts'

const act = { method: 'POST', access: 'editor', params: idParams, answer: viewingAnswerSchema } as const
const arrange = { ...act, body: arrangeViewingBody, refusals: [409] } as const
const end = { ...act, body: endViewingBody, refusals: [409] } as const

/** Viewings for staff (decision 135). Visitor and salesperson are told of each change by e-mail with a calendar file. */
export const viewingEndpoints = {
  list: defineEndpoint({
    id: 'viewing.list',
    method: 'GET',
    path: '/admin/viewings/',
    access: 'viewer',
    summary:
      'Viewings: those that are confirmed by their time, the others by when they came; at most 500, and whether there are more. Who saw which is in the audit trail.',
    query: viewingListQuerySchema,
    answer: z.object({ results: z.array(viewingAnswerSchema), has_more: z.boolean() }),
  }),
  confirm: defineEndpoint({
    ...arrange,
    id: 'viewing.confirm',
    path: '/admin/viewings/{id}/confirm/',
    summary: 'Confirms one of the proposed times. The lead becomes `tripping`. 409 where the time is taken.',
  }),
  move: defineEndpoint({
    ...arrange,
    id: 'viewing.move',
    path: '/admin/viewings/{id}/move/',
    summary: 'Sets another time than was proposed or confirmed, or who shows it. 409 where the time is taken.',
  }),
  decline: defineEndpoint({
    ...end,
    id: 'viewing.decline',
    path: '/admin/viewings/{id}/decline/',
    summary: 'Declines a proposal, with a word to the visitor.',
  }),
  cancel: defineEndpoint({
    ...end,
    id: 'viewing.cancel',
    path: '/admin/viewings/{id}/cancel/',
    summary: 'Cancels a confirmed viewing, with a word to the visitor.',
  }),
}
