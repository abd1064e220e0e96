import { z } from 'zod'
import { get } from './define-endpoint.ts'

/** A call, as far as the page of the API shows it. */
const operationSchema = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  /** Empty: for everybody. `key` names the scope that a key needs. */
  security: z.array(z.partialRecord(z.enum(['token', 'key']), z.array(z.string()))),
  /** `x-for-keys` false: a key may not send it. */
  parameters: z.array(
    z.looseObject({
      name: z.string(),
      in: z.enum(['path', 'query']),
      required: z.boolean(),
      'x-for-keys': z.unknown().optional(),
    }),
  ),
})

export type ApiOperation = z.infer<typeof operationSchema>

/** What the calls say of themselves (design §1). */
export const openApiEndpoints = {
  show: get('public', 'openapi.show', '/openapi.json', {
    summary: 'What all calls take and answer, as OpenAPI 3.1',
    answer: z.looseObject({
      openapi: z.string(),
      paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'patch', 'delete']), operationSchema)),
    }),
  }),
}
