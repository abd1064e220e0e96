import { expect, test } from 'vitest'
import { z } from 'zod'
import { newPasswordField } from '../account/account.ts'
import { requiredFilesField } from '../file/uploaded-file.ts'
import { addLeadBody } from '../lead/lead-bodies.ts'
import { leadPhoneField, optionalPhoneField } from '../lead/lead-fields.ts'
import { siteProfileFields } from '../site/site-profile.ts'
import { manilaDate } from '../time/manila-date.ts'
import { defineEndpoint, noInput } from './define-endpoint.ts'
import { ENDPOINT_TABLE } from './endpoint-table.ts'
import { requiredIdField } from './id-fields.ts'
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

/** Parameters, body and answers of a call of the table, by its name. */
function operationOf(id: string) {
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))) })
    .parse(openApi(ENDPOINT_TABLE, options))
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === id)
}

const parameter = (name: string, schema: object) =>
  expect.objectContaining({ name, schema: expect.objectContaining(schema) })

test('limits are those of the rules', () => {
  expect(operationOf('amenity.list')).toHaveProperty(
    'parameters',
    expect.arrayContaining([
      parameter('page', { type: 'integer', minimum: 1, maximum: 1_000_000 }),
      parameter('page_size', { type: 'integer', minimum: -1, maximum: 100, not: { const: 0 } }),
    ]),
  )
  expect(operationOf('listing.search')).toHaveProperty(
    'parameters',
    expect.arrayContaining([
      parameter('page_size', { type: 'integer', minimum: 1, maximum: 100 }),
      parameter('status', { enum: ['For Sale', 'For Rent'] }),
    ]),
  )
  const body = (schema: object) => ({ content: { 'application/json': { schema } } })
  expect(operationOf('account.register')?.['requestBody']).toMatchObject(
    body({ properties: { name: { maxLength: 100 }, password: { minLength: 12, maxLength: 200 } } }),
  )
  expect(operationOf('lead.submit')?.['requestBody']).toMatchObject(
    body({ properties: { fullname: { maxLength: 200 }, message: { maxLength: 5_000 } } }),
  )
  expect(JSON.stringify(operationOf('account.register')?.['requestBody'])).toContain(String.raw`"pattern":"\\S"`)
  const year = { minimum: 1800, maximum: Number(manilaDate(new Date()).slice(0, 4)) + 1 }
  expect(JSON.stringify(operationOf('listing.update')?.['requestBody'])).toContain(JSON.stringify(year).slice(1, -1))
})

test('what staff alone may ask for is said, and what keys may instead', () => {
  const parameters = z
    .array(z.looseObject({ name: z.string(), 'x-for-keys': z.unknown().optional() }))
    .parse(operationOf('listing.list')?.['parameters'])
  const rules = Object.fromEntries(parameters.map((one) => [one.name, one['x-for-keys']]))
  expect(rules).toMatchObject({ broker: false, health: false, enquiries: false, offer: undefined })
  expect(rules['sort']).toHaveProperty('enum', expect.not.arrayContaining(['quiet']))
})

test('answers that are refused, and files that are no JSON, are said', () => {
  for (const id of ['session.login', 'session.refresh'])
    expect(operationOf(id)?.['responses']).toMatchObject({ 401: {}, 408: {}, 429: {}, 503: {} })
  expect(operationOf('listing.show')?.['responses']).toMatchObject({ 301: {}, 404: {}, 410: {}, 429: {}, 503: {} })
  expect(operationOf('lead.submit')?.['responses']).toMatchObject({ 422: {}, 429: {} })
  expect(operationOf('lead.export')?.['responses']).toMatchObject({ 200: { content: { 'text/csv': {} } } })
})

test('an address with and without a slash is one path, and a body that may be empty may be left out', () => {
  const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(openApi(ENDPOINT_TABLE, options))
  for (const path of Object.keys(paths)) expect(Object.keys(paths)).not.toContain(`${path}/`)
  expect(operationOf('account.enable')).toMatchObject({ requestBody: { required: false } })
  expect(operationOf('session.login')).toMatchObject({ requestBody: { required: true } })
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

test('files that a form cannot do without are required, one at least', () => {
  expect(
    z.toJSONSchema(z.strictObject({ files: requiredFilesField(3) }), { io: 'input', unrepresentable: 'any' }),
  ).toMatchObject({
    properties: { files: { type: 'array', minItems: 1, maxItems: 3 } },
    required: ['files'],
  })
})

const describedSchema = z.looseObject({
  pattern: z.string().default(''),
  allOf: z.array(z.object({ pattern: z.string() })).default([]),
  anyOf: z.array(z.looseObject({ pattern: z.string().optional() })).default([]),
})

/** Whether the document takes a text, as far as patterns say it. */
function isDescribed(field: z.ZodType, text: string): boolean {
  const { pattern, allOf, anyOf } = describedSchema.parse(
    z.toJSONSchema(field, { io: 'input', unrepresentable: 'any' }),
  )
  const matches = (source = '') => new RegExp(source, 'u').test(text)
  const ofText = anyOf.filter((one) => one.pattern !== undefined)
  return matches(pattern) && allOf.every((one) => matches(one.pattern)) && ofText.every((one) => matches(one.pattern))
}

const listingUrl = addLeadBody.in.shape.listing_url.unwrap().unwrap()

test.each([
  ['phone', optionalPhoneField, ['', '0917 123 4567', '(02) 8123-4567'], ['abcdefgh', '12345', 'W1)(0h2345xx']],
  ['phone of a form', leadPhoneField.def.out, ['0917 123 4567'], ['', '  ', 'abcdefgh']],
  ['password', newPasswordField, ['aaaaaaaaaaab', 'long rather than odd'], ['aaaaaaaaaaaa', '            ']],
  ['listing_url', listingUrl, ['', '/listing/a/', 'HTTPS://x.ph/1'], ['0', '//x.ph', 'javascript:1', '/\\x.ph']],
  [
    'links',
    siteProfileFields.links,
    ['', 'https://a.ph', '\n'.repeat(1_000), ' https://a.ph \n\nhttp://b.ph/c?d'],
    ['0', 'a.ph', 'https://a.ph b', 'https://a.ph\nb.ph', `${'\n'.repeat(1_000)}b`],
  ],
  ['id', requiredIdField(), ['1', '2147483647'], ['', '0', '0x10', '1e1']],
])('the document takes what the rule of a field takes, and refuses what it refuses: %s', (_, field, taken, refused) => {
  for (const text of [...taken, ...refused]) {
    const isTaken = taken.includes(text)
    expect([text, field.safeParse(text).success, isDescribed(field, text)]).toEqual([text, isTaken, isTaken])
  }
})
