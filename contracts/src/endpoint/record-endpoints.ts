import type { z } from 'zod'
import { staffListQuerySchema } from '../page/staff-list.ts'
import { type BodyKind, defineEndpoint, type Endpoint } from './define-endpoint.ts'
import { idParams } from './id-fields.ts'

interface RecordCalls<
  List extends z.ZodType,
  One extends z.ZodType,
  Stored extends z.ZodType,
  New extends z.ZodType,
  Changes extends z.ZodType,
> {
  /** First part of their ids. */
  readonly noun: string
  /** Of all records; one of them is at `{id}/` below. */
  readonly path: `/admin/${string}/`
  readonly answers: { readonly list: List; readonly get: One; readonly stored: Stored }
  readonly bodies: { readonly create: New; readonly update: Changes }
  readonly bodyKind: BodyKind
  /** Opens list and one of them to keys. */
  readonly partner?: Readonly<Record<'list' | 'get', Endpoint['partner'] & {}>>
  readonly summaries: Readonly<Record<'list' | 'get' | 'create' | 'update' | 'delete', string>>
}

const read = { method: 'GET', access: 'viewer' } as const

/** The five calls by which staff keep records of one kind: viewers list and read them, editors do the rest. */
export function recordEndpoints<
  List extends z.ZodType,
  One extends z.ZodType,
  Stored extends z.ZodType,
  New extends z.ZodType,
  Changes extends z.ZodType,
>({ noun, path, answers, bodies, bodyKind, partner, summaries }: RecordCalls<List, One, Stored, New, Changes>) {
  const one = { path: `${path}{id}/`, params: idParams } as const
  const write = { access: 'editor', bodyKind } as const
  return {
    list: defineEndpoint({
      ...read,
      path,
      id: `${noun}.list`,
      summary: summaries.list,
      query: staffListQuerySchema,
      answer: answers.list,
      ...(partner && { partner: partner.list }),
    }),
    get: defineEndpoint({
      ...read,
      ...one,
      id: `${noun}.get`,
      summary: summaries.get,
      answer: answers.get,
      ...(partner && { partner: partner.get }),
    }),
    create: defineEndpoint({
      ...write,
      path,
      id: `${noun}.create`,
      method: 'POST',
      summary: summaries.create,
      body: bodies.create,
      answer: answers.stored,
      status: 201,
    }),
    update: defineEndpoint({
      ...write,
      ...one,
      id: `${noun}.update`,
      method: 'PATCH',
      summary: summaries.update,
      body: bodies.update,
      answer: answers.stored,
    }),
    delete: defineEndpoint({
      ...write,
      ...one,
      id: `${noun}.delete`,
      method: 'DELETE',
      summary: summaries.delete,
    }),
  }
}
