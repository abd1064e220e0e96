import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineEndpoint, noInput } from './define-endpoint.ts'
import { ENDPOINT_TABLE } from './endpoint-table.ts'
import { openApi } from './openapi.ts'

const options = { title: 'Tahanan', version: '1', server: '/api' }

const rename = defineEndpoint({
  id: 'amenity.update',
  method: 'PATCH',
  path: '/admin/amenities/{id}/',
  access: 'editor',
  summary: 'Renames an amenity',
  params: z.object({ id: z.string().regex(/^\d+$/).transform(Number) }),
  query: z.strictObject({ dry: z.enum(['true']).optional() }),
  body: z.strictObject({ name: z.string().trim().max(80) }),
  bodyKind: 'form',
  answer: z.object({ id: z.int(), name: z.string() }),
  status: 200,
})

test('an endpoint says what it takes, what it answers and who may call it', () => {
  expect(openApi([rename], options)).toMatchObject({
    openapi: '3.1.1',
    servers: [{ url: '/api' }],
    paths: {
      '/admin/amenities/{id}/': {
        patch: {
          operationId: 'amenity.update',
          tags: ['amenity'],
          security: [{ token: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'dry', in: 'query', required: false, schema: { enum: ['true'] } },
          ],
          requestBody: {
            content: {
              'multipart/form-data': { schema: { properties: { name: { maxLength: 80 } }, required: ['name'] } },
              'application/json': { schema: { additionalProperties: false } },
            },
          },
          responses: {
            200: { content: { 'application/json': { schema: { required: ['id', 'name'] } } } },
            400: { $ref: '#/components/responses/400' },
            403: {},
            404: {},
            409: {},
            415: {},
          },
        },
      },
    },
  })
})

test('a public read needs no token and has no body', () => {
  const read = defineEndpoint({ ...rename, id: 'amenity.show', method: 'GET', access: 'public', body: noInput })
  const operation = JSON.stringify(openApi([read], options).paths)
  expect(operation).toContain('"security":[]')
  expect(operation).not.toContain('requestBody')
  expect(operation).not.toContain('responses/401')
})

test('the whole table fits into a document whose references exist', () => {
  const document = openApi(ENDPOINT_TABLE, options)
  const text = JSON.stringify(document)
  for (const { id } of ENDPOINT_TABLE) expect(text).toContain(`"operationId":"${id}"`)
  const { schemas, responses } = z
    .object({ schemas: z.record(z.string(), z.unknown()), responses: z.record(z.string(), z.unknown()) })
    .parse(document.components)
  for (const [, kind, name] of text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g))
    expect(Object.keys(kind === 'schemas' ? schemas : responses)).toContain(name)
  expect(text).not.toContain('"$ref":"#/$defs')
})
