import type { z } from 'zod'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { type BodyKind, del, type Endpoint, get, patch, post } from './define-endpoint.ts'
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

/** The answers of records that every call answers alike. */
export function recordAnswers<Answer extends z.ZodType>(answer: Answer) {
  return { list: staffListAnswer(answer), get: answer, stored: answer }
}

/** The five calls by which staff keep records of one kind: viewers list and read them, editors do the rest. */
export function recordEndpoints<
  List extends z.ZodType,
  One extends z.ZodType,
  Stored extends z.ZodType,
  New extends z.ZodType,
  Changes extends z.ZodType,
>({ noun, path, answers, bodies, bodyKind, partner, summaries }: RecordCalls<List, One, Stored, New, Changes>) {
  const one = `${path}{id}/` as const
  return {
    list: get('viewer', `${noun}.list`, path, {
      summary: summaries.list,
      query: staffListQuerySchema,
      answer: answers.list,
      ...(partner && { partner: partner.list }),
    }),
    get: get('viewer', `${noun}.get`, one, {
      params: idParams,
      summary: summaries.get,
      answer: answers.get,
      ...(partner && { partner: partner.get }),
    }),
    create: post('editor', `${noun}.create`, path, {
      bodyKind,
      summary: summaries.create,
      body: bodies.create,
      answer: answers.stored,
      status: 201,
    }),
    update: patch('editor', `${noun}.update`, one, {
      bodyKind,
      params: idParams,
      summary: summaries.update,
      body: bodies.update,
      answer: answers.stored,
    }),
    delete: del('editor', `${noun}.delete`, one, { bodyKind, params: idParams, summary: summaries.delete }),
  }
}
