import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import { noInput } from './no-input.ts'

/** What the calls say of themselves (design §1). */
export const openApiEndpoints = {
  show: defineEndpoint({
    id: 'openapi.show',
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    summary: 'This document',
    params: noInput,
    query: noInput,
    body: noInput,
    bodyKind: 'json',
    answer: z.looseObject({ openapi: z.string() }),
    status: 200,
  }),
}
