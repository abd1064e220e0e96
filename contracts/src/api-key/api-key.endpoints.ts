import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { apiKeyAnswerSchema, createApiKeyBody, newApiKeyAnswerSchema } from './api-key.ts'

const all = { access: 'admin', path: '/admin/api-keys/' } as const

/** Keys by which partners read what their scopes name. */
export const apiKeyEndpoints = {
  list: defineEndpoint({
    ...all,
    method: 'GET',
    id: 'api-key.list',
    summary: 'Keys of partners, newest first, ended ones too; `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(apiKeyAnswerSchema),
  }),
  create: defineEndpoint({
    ...all,
    method: 'POST',
    id: 'api-key.create',
    summary: 'Makes a key. It is in this answer and in none after it.',
    body: createApiKeyBody,
    answer: newApiKeyAnswerSchema,
    status: 201,
  }),
  end: defineEndpoint({
    access: 'admin',
    method: 'POST',
    id: 'api-key.end',
    path: '/admin/api-keys/{id}/end/',
    params: idParams,
    summary: 'Ends a key at once and for good.',
    answer: apiKeyAnswerSchema,
  }),
} as const
