import { get, post } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { apiKeyAnswerSchema, createApiKeyBody, newApiKeyAnswerSchema } from './api-key.ts'

/** Keys by which partners read what their scopes name. */
export const apiKeyEndpoints = {
  list: get('admin', 'api-key.list', '/admin/api-keys/', {
    summary: 'Keys of partners, newest first, ended ones too; `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(apiKeyAnswerSchema),
  }),
  create: post('admin', 'api-key.create', '/admin/api-keys/', {
    summary: 'Makes a key. It is in this answer and in none after it.',
    body: createApiKeyBody,
    answer: newApiKeyAnswerSchema,
    status: 201,
  }),
  end: post('admin', 'api-key.end', '/admin/api-keys/{id}/end/', {
    params: idParams,
    summary: 'Ends a key at once and for good.',
    answer: apiKeyAnswerSchema,
  }),
} as const
