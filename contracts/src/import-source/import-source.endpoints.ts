import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { idParams, versionField } from '../endpoint/id-fields.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { createImportSourceBody, importSourceAnswerSchema, updateImportSourceBody } from './import-source.ts'

const all = { access: 'admin', path: '/admin/import-sources/' } as const
const one = { access: 'admin', path: '/admin/import-sources/{id}/', params: idParams } as const
const act = {
  ...one,
  method: 'POST',
  body: z.strictObject({ version: versionField() }),
  answer: importSourceAnswerSchema,
} as const

/** Listings that are fetched on a schedule: CSV, JSON, or a feed of another Tahanan. */
export const importSourceEndpoints = {
  list: defineEndpoint({
    ...all,
    method: 'GET',
    id: 'import-source.list',
    summary: 'Addresses that listings are fetched from, newest first; `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(importSourceAnswerSchema),
  }),
  create: defineEndpoint({
    ...all,
    method: 'POST',
    id: 'import-source.create',
    summary: 'Fetches listings from an address from now on. What it brings first waits for a yes, as an import.',
    body: createImportSourceBody,
    answer: importSourceAnswerSchema,
    status: 201,
  }),
  update: defineEndpoint({
    ...one,
    method: 'PATCH',
    id: 'import-source.update',
    summary: 'Changes it. What another address brings first waits for a yes again.',
    body: updateImportSourceBody,
    answer: importSourceAnswerSchema,
  }),
  fetch: defineEndpoint({
    ...act,
    id: 'import-source.fetch',
    path: '/admin/import-sources/{id}/fetch/',
    summary: 'Fetches it now. 409 while a run of it is under way or waits for a yes.',
    status: 202,
  }),
  pause: defineEndpoint({
    ...act,
    id: 'import-source.pause',
    path: '/admin/import-sources/{id}/pause/',
    summary: 'Fetches nothing more until it is resumed.',
  }),
  resume: defineEndpoint({
    ...act,
    id: 'import-source.resume',
    path: '/admin/import-sources/{id}/resume/',
    summary: 'Fetches it again, at once and then on its schedule.',
  }),
  delete: defineEndpoint({
    ...one,
    method: 'DELETE',
    id: 'import-source.delete',
    summary: 'Forgets it. Its listings and runs stay.',
  }),
} as const
