import { defineEndpoint, noAnswer, noInput } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { idParams, slugParams } from '@tahanan/contracts/endpoint/id-fields.ts'
import { requiredLine } from '@tahanan/contracts/text/text-fields.ts'
import { textField } from '@tahanan/contracts/text/line-field.ts'
import { z } from 'zod'

const read = {
  method: 'GET',
  access: 'public',
  summary: '',
  params: noInput,
  query: noInput,
  body: noInput,
  bodyKind: 'json',
  answer: z.object({ id: z.int() }),
  status: 200,
} as const

const write = { ...read, method: 'POST', access: 'editor' } as const

const thing = z.strictObject({ name: requiredLine(40), rooms: z.array(z.int().min(0)).optional() })

/** One endpoint of every sort that there is. */
export const testEndpoints = {
  list: defineEndpoint({
    ...read,
    id: 'thing.list',
    path: '/things/',
    query: z.strictObject({ q: textField(20).default(''), kind: z.enum(['House', 'Land']).optional() }),
    answer: z.object({ q: z.string(), kind: z.string().nullable() }),
  }),
  show: defineEndpoint({ ...read, id: 'thing.show', path: '/things/{id}', params: idParams }),
  special: defineEndpoint({ ...read, id: 'thing.special', path: '/things/special/' }),
  ready: defineEndpoint({ ...read, id: 'thing.ready', path: '/ready/{slug}/', params: slugParams }),
  whoAsks: defineEndpoint({
    ...read,
    id: 'thing.whoAsks',
    path: '/who/',
    answer: z.object({ address: z.string(), correlationId: z.string() }),
  }),
  fails: defineEndpoint({ ...read, id: 'thing.fails', path: '/fails/' }),
  lies: defineEndpoint({ ...read, id: 'thing.lies', path: '/lies/' }),
  waits: defineEndpoint({ ...read, id: 'thing.waits', path: '/waits/' }),
  view: defineEndpoint({ ...read, id: 'thing.view', path: '/admin/things/{id}', params: idParams, access: 'viewer' }),
  template: defineEndpoint({ ...read, id: 'thing.template', path: '/admin/things/template/', access: 'viewer' }),
  create: defineEndpoint({
    ...write,
    id: 'thing.create',
    path: '/admin/things/',
    body: thing,
    answer: thing,
    status: 201,
  }),
  offer: defineEndpoint({
    ...write,
    id: 'thing.offer',
    path: '/offers/',
    access: 'public',
    body: thing,
    answer: thing,
  }),
  fill: defineEndpoint({
    ...write,
    id: 'thing.fill',
    path: '/admin/forms/',
    bodyKind: 'form',
    body: z.record(z.string(), z.unknown()),
    answer: z.record(z.string(), z.unknown()),
  }),
  update: defineEndpoint({
    ...write,
    id: 'thing.update',
    method: 'PATCH',
    path: '/admin/things/{id}/',
    params: idParams,
    body: noInput,
    answer: z.object({ version: z.int().nullable() }),
  }),
  remove: defineEndpoint({
    ...write,
    id: 'thing.remove',
    method: 'DELETE',
    path: '/admin/things/{id}/',
    access: 'admin',
    params: idParams,
    answer: noAnswer,
    status: 204,
  }),
}
