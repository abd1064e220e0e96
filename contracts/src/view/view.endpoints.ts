import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { createViewBody, updateViewBody, viewAnswerSchema, viewCountSchema } from './view.ts'

const PATH = '/admin/views/'
const one = { access: 'viewer', path: '/admin/views/{id}/', params: idParams } as const

/** The list of listings as people like to see it, by name: own ones, and those that editors share. */
export const viewEndpoints = {
  list: defineEndpoint({
    access: 'viewer',
    id: 'view.list',
    method: 'GET',
    path: PATH,
    summary: 'Own views and shared ones, by name',
    answer: z.object({ results: z.array(viewAnswerSchema) }),
  }),
  counts: defineEndpoint({
    access: 'viewer',
    id: 'view.counts',
    method: 'GET',
    path: '/admin/views/counts/',
    summary: 'How many listings each of them shows, counted to 1,000',
    answer: z.object({ results: z.array(viewCountSchema) }),
  }),
  create: defineEndpoint({
    access: 'viewer',
    id: 'view.create',
    method: 'POST',
    path: PATH,
    summary: 'Save a view; sharing it takes the role editor',
    body: createViewBody,
    answer: viewAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...one,
    id: 'view.update',
    method: 'PATCH',
    summary: 'Rename, overwrite or share a view: one’s own, or as an administrator a shared one',
    body: updateViewBody,
    answer: viewAnswerSchema,
  }),
  delete: defineEndpoint({
    ...one,
    id: 'view.delete',
    method: 'DELETE',
    summary: 'Delete a view: one’s own, or as an administrator a shared one',
  }),
} as const
