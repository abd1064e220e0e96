import { del, get, patch, post } from '../endpoint/define-endpoint.ts'
import { idParams, versionBody } from '../endpoint/id-fields.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { createImportSourceBody, importSourceAnswerSchema, updateImportSourceBody } from './import-source.ts'

const act = { params: idParams, body: versionBody, answer: importSourceAnswerSchema } as const

/** Listings that are fetched on a schedule: CSV, JSON, or a feed of another Tahanan. */
export const importSourceEndpoints = {
  list: get('admin', 'import-source.list', '/admin/import-sources/', {
    summary: 'Addresses that listings are fetched from, newest first; `q` searches names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(importSourceAnswerSchema),
  }),
  create: post('admin', 'import-source.create', '/admin/import-sources/', {
    summary: 'Fetches listings from an address from now on. What it brings first waits for a yes, as an import.',
    body: createImportSourceBody,
    answer: importSourceAnswerSchema,
    status: 201,
  }),
  update: patch('admin', 'import-source.update', '/admin/import-sources/{id}/', {
    params: idParams,
    summary: 'Changes it. What another address brings first waits for a yes again.',
    body: updateImportSourceBody,
    answer: importSourceAnswerSchema,
  }),
  fetch: post('admin', 'import-source.fetch', '/admin/import-sources/{id}/fetch/', {
    ...act,
    summary: 'Fetches it now. 409 while a run of it is under way or waits for a yes.',
    status: 202,
  }),
  pause: post('admin', 'import-source.pause', '/admin/import-sources/{id}/pause/', {
    ...act,
    summary: 'Fetches nothing more until it is resumed.',
  }),
  resume: post('admin', 'import-source.resume', '/admin/import-sources/{id}/resume/', {
    ...act,
    summary: 'Fetches it again, at once and then on its schedule.',
  }),
  delete: del('admin', 'import-source.delete', '/admin/import-sources/{id}/', {
    params: idParams,
    summary: 'Forgets it. Its listings and runs stay.',
  }),
} as const
