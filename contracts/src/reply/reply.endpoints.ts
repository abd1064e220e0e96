import { post } from '../endpoint/define-endpoint.ts'
import { creationOf, idParams, updateForm, updateOf } from '../endpoint/id-fields.ts'
import { recordAnswers, recordEndpoints } from '../endpoint/record-endpoints.ts'
import { leadAnswerSchema } from '../lead/lead.ts'
import { createReplyBody, logReplyBody, REPLY_LIMITS, replyAnswerSchema } from './reply.ts'

/** Canned replies, and that one was begun. */
export const replyEndpoints = {
  ...recordEndpoints({
    noun: 'reply',
    path: '/admin/replies/',
    answers: recordAnswers(replyAnswerSchema),
    bodies: {
      create: createReplyBody.transform(creationOf),
      update: updateForm(createReplyBody.shape).transform(updateOf),
    },
    bodyKind: 'json',
    summaries: {
      list: 'Texts with placeholders to answer leads with, newest first; `q` searches names.',
      get: 'One of them.',
      create: `Adds one. 400 on \`name\` when there is one of that name, and when there are ${REPLY_LIMITS.replies}.`,
      update: 'Changes what is sent. 409 `stale` when somebody else changed it meanwhile.',
      delete: 'Deletes one.',
    },
  }),
  log: post('editor', 'reply.log', '/admin/leads/{id}/replies/', {
    params: idParams,
    summary:
      'Notes that a reply was begun, by which way. Of a lead without one it is the first response. Nothing is sent.',
    body: logReplyBody,
    answer: leadAnswerSchema,
    status: 201,
    refusals: [409],
  }),
}
