import { z } from 'zod'
import { API_KEY_PREFIX } from '../api-key/api-key.ts'
import { bytesAnswer, type Endpoint, noAnswer, noInput } from './define-endpoint.ts'

interface OpenApiOptions {
  readonly title: string
  readonly version: string
  /** Address below which the paths lie: `/api`. */
  readonly server: string
}

type JsonObject = Readonly<Record<string, unknown>>

const BODY_TYPES = {
  json: ['application/json'],
  form: ['multipart/form-data', 'application/json'],
  files: ['multipart/form-data'],
} as const

const REFUSALS = {
  301: 'It has another address by now, which `Location` says.',
  400: 'Some fields need another value: `{field: [messages]}`.',
  401: 'Nobody is signed in, or no longer.',
  403: 'The role is not enough.',
  404: 'There is no such thing.',
  408: 'The body arrived too slowly.',
  409: 'The state of things does not allow it.',
  410: 'It was there, and is gone.',
  413: 'The body is too large.',
  415: 'The body is written in a way that is not read here.',
  422: 'The Idempotency-Key came before with another content.',
  429: 'Too many of one client; `Retry-After` says when to try again.',
  503: 'Not now: too much is going on, an engine is away, or the disk is full. `Retry-After` says when to try again.',
} as const

const KEY_WORDS =
  'A key that an administrator makes for a partner. It opens the reads that name its scope, and nothing else.'

type Refusal = keyof typeof REFUSALS

/** The OpenAPI 3.1 document of an endpoint table: what is sent as the schemas take it, answers as they put them out. */
export function openApi(table: readonly Endpoint[], { title, version, server }: OpenApiOptions): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {}
  const known = new Set<string>(table.map((endpoint) => endpoint.path))
  for (const endpoint of table) {
    // Both are served (decision 8): the same address is one path.
    const slashed = `${endpoint.path}/`
    const path = (paths[known.has(slashed) ? slashed : endpoint.path] ??= {})
    path[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  return {
    openapi: '3.1.1',
    info: { title, version },
    servers: [{ url: server }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: `${API_KEY_PREFIX}…`, description: KEY_WORDS },
      },
      responses: Object.fromEntries(Object.entries(REFUSALS).map(refusalResponse)),
      schemas: {
        FieldMessages: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' } },
          examples: [{ name: ['Field is required'] }],
        },
        Problem: {
          type: 'object',
          properties: { detail: { type: 'string' }, code: { type: 'string' }, request_id: { type: 'string' } },
          required: ['detail', 'code', 'request_id'],
        },
      },
    },
  }
}

function operation(endpoint: Endpoint): JsonObject {
  const [tag] = endpoint.id.split('.', 1)
  const isPublic = endpoint.access === 'public'
  const { partner } = endpoint
  return {
    operationId: endpoint.id,
    tags: [tag],
    summary: endpoint.summary,
    security: isPublic ? [] : [{ token: [] }, ...(partner === undefined ? [] : [{ key: [partner.scope] }])],
    ...(isPublic ? {} : { description: `For ${endpoint.access} and above${partnerWords(partner)}.` }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query, partner?.query)],
    ...(endpoint.body === noInput ? {} : { requestBody: requestBody(endpoint) }),
    responses: {
      [endpoint.status]: answerResponse(endpoint),
      ...Object.fromEntries(
        refusalsOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  }
}

function partnerWords(partner: Endpoint['partner']): string {
  return partner === undefined ? '' : `, and for keys with the scope \`${partner.scope}\`, who are given less of it`
}

/** @param ofKeys what keys may ask for, where that is less than the schema */
function parameters(place: 'path' | 'query', schema: z.ZodType, ofKeys?: z.ZodType): JsonObject[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  const { properties: keyProperties = {} } = ofKeys === undefined ? { properties } : jsonSchema(ofKeys, 'input')
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // A key without a value counts as absent.
    ...(place === 'query' && !required.includes(name) && { allowEmptyValue: true }),
    schema: value,
    ...keyRule(value, keyProperties[name]),
  }))
}

type Property = z.core.JSONSchema._JSONSchema

/** `x-for-keys` is the schema of what a key may send; false: nothing. Left out where it is everybody's. */
function keyRule(value: Property, ofKeys: Property = false): JsonObject {
  if (JSON.stringify(value) === JSON.stringify(ofKeys)) return {}
  const description = ofKeys === false ? 'For staff alone: a key may not send it.' : 'Staff may send more than a key.'
  return { description, 'x-for-keys': ofKeys }
}

function requestBody({ body, bodyKind }: Endpoint): JsonObject {
  const schema = jsonSchema(body, 'input')
  const required = !body.safeParse({}).success
  return { required, content: Object.fromEntries(BODY_TYPES[bodyKind].map((type) => [type, { schema }])) }
}

function answerResponse({ answer, summary }: Endpoint): JsonObject {
  if (answer === noAnswer) return { description: 'Done; there is no body.' }
  if (answer === bytesAnswer) return { description: summary, content: { 'image/*': {} } }
  const schema = jsonSchema(answer, 'output')
  return { description: summary, content: { [schema.contentMediaType ?? 'application/json']: { schema } } }
}

function refusalsOf({ access, params, body, method, refusals = [] }: Endpoint): Refusal[] {
  return [
    400,
    ...(access === 'public' ? [] : ([401, 403] as const)),
    ...(params === noInput ? [] : ([404] as const)),
    ...(method === 'GET' ? [] : ([409] as const)),
    ...(body === noInput ? [] : ([408, 413, 415] as const)),
    ...(body === noInput && access !== 'public' ? [] : ([429] as const)),
    // Where keys of requests are heeded.
    ...(method === 'POST' && body !== noInput ? ([422] as const) : []),
    503,
    ...refusals,
  ]
}

function refusalResponse([status, description]: [string, string]): [string, JsonObject] {
  if (status === '301') return [status, { description }]
  const name = status === '400' ? 'FieldMessages' : 'Problem'
  const schema = { $ref: `#/components/schemas/${name}` }
  return [status, { description, content: { 'application/json': { schema } } }]
}

/** What JSON Schema cannot say (a transform's outcome, say) becomes "anything". */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    // A text that goes on into another text's rules: these count as well.
    override({ zodSchema, jsonSchema: written }) {
      if (io === 'input' && zodSchema instanceof z.ZodPipe && zodSchema.def.out instanceof z.ZodString)
        Object.assign(written, jsonSchema(zodSchema.def.out, io))
    },
  })
  return rest
}
