import { z } from 'zod'
import { del, get, patch, post } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { createViewBody, updateViewBody, viewAnswerSchema, viewCountSchema } from './view.ts'

/** The list of listings as people like to see it, by name: own ones, and those that editors share. */
export const viewEndpoints = {
  list: get('viewer', 'view.list', '/admin/views/', {
    summary: 'Own views and shared ones, by name',
    answer: z.object({ results: z.array(viewAnswerSchema) }),
  }),
  counts: get('viewer', 'view.counts', '/admin/views/counts/', {
    summary: 'How many listings each of them shows, counted to 1,000',
    answer: z.object({ results: z.array(viewCountSchema) }),
  }),
  create: post('viewer', 'view.create', '/admin/views/', {
    summary: 'Save a view; sharing it takes the role editor',
    body: createViewBody,
    answer: viewAnswerSchema,
    status: 201,
  }),
  update: patch('viewer', 'view.update', '/admin/views/{id}/', {
    params: idParams,
    summary: 'Rename, overwrite or share a view: one’s own, or as an administrator a shared one',
    body: updateViewBody,
    answer: viewAnswerSchema,
  }),
  delete: del('viewer', 'view.delete', '/admin/views/{id}/', {
    params: idParams,
    summary: 'Delete a view: one’s own, or as an administrator a shared one',
  }),
} as const
