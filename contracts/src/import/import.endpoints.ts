import { z } from 'zod'
import { del, get, patch, post } from '../endpoint/define-endpoint.ts'
import { idField, idParams, versionBody, versionField } from '../endpoint/id-fields.ts'
import { requiredFilesField } from '../file/uploaded-file.ts'
import { staffListAnswer, staffListQuerySchema } from '../page/staff-list.ts'
import { plainString } from '../text/line-field.ts'
import { importAnswerSchema, importRowAnswerSchema, importRowQuerySchema } from './import-run.ts'
import { IMPORT_LIMITS, importTextsSchema } from './import-field.ts'

/** Body of PATCH /admin/imports/{id}/: all corrections, in place of the earlier ones. */
const updateImportBody = z.strictObject({
  mapping: importTextsSchema,
  defaults: importTextsSchema,
  /** Header of the column that names a row for good; null, or left out: its content does. */
  key_column: plainString.min(1, 'Name a column, or leave it out.').max(IMPORT_LIMITS.text).nullable().default(null),
  version: versionField(),
})

/** Body of POST /admin/imports/{id}/start/: how rows are taken in. */
const startImportBody = z.strictObject({
  /** False: as drafts. Left out: as its source says, else published; the broker alike. */
  is_published: z.boolean().optional(),
  broker_id: idField().optional(),
  version: versionField(),
})

/** Body of POST /admin/imports/{id}/rows/exclude/: rows that a check found good, by their lines, to leave out or not. */
const excludeRowsBody = z.strictObject({
  lines: z.array(z.int().positive()).min(1, 'Name a line.').max(IMPORT_LIMITS.excludedAtOnce),
  excluded: z.boolean(),
})

/** Body of POST /admin/imports/: one CSV file. */
const createImportBody = z.strictObject({ file: requiredFilesField(1, 'file') })
const csv = z.string().meta({ contentMediaType: 'text/csv' })

/** Taking a spreadsheet in: checked first, corrected and checked again, then run. Editors only: files name owners. */
export const importEndpoints = {
  list: get('editor', 'import.list', '/admin/imports/', {
    summary: 'Runs of the last 30 days, newest first; `q` searches file names.',
    query: staffListQuerySchema,
    answer: staffListAnswer(importAnswerSchema),
  }),
  create: post('editor', 'import.create', '/admin/imports/', {
    summary: 'Takes a CSV file of up to 200 MB, and checks it by a job. 400 on `file` for what is no such file.',
    body: createImportBody,
    bodyKind: 'files',
    answer: importAnswerSchema,
    status: 201,
  }),
  get: get('editor', 'import.get', '/admin/imports/{id}/', {
    params: idParams,
    summary: 'One run and how far it is.',
    answer: importAnswerSchema,
  }),
  rows: get('editor', 'import.rows', '/admin/imports/{id}/rows/', {
    params: idParams,
    summary: 'What the last pass made of each row, in the order of the file.',
    query: importRowQuerySchema,
    answer: staffListAnswer(importRowAnswerSchema),
  }),
  update: patch('editor', 'import.update', '/admin/imports/{id}/', {
    params: idParams,
    summary:
      'Corrects mapping, defaults and key column, and checks the file again. 409 once it runs or ran, and when `stale`.',
    body: updateImportBody,
    answer: importAnswerSchema,
    status: 202,
  }),
  start: post('editor', 'import.start', '/admin/imports/{id}/start/', {
    params: idParams,
    summary: 'Takes the rows in, as they were checked. 409 unless the run is checked, and when `stale`.',
    body: startImportBody,
    answer: importAnswerSchema,
    status: 202,
  }),
  exclude: post('editor', 'import.exclude', '/admin/imports/{id}/rows/exclude/', {
    params: idParams,
    summary: 'Leaves rows out, or takes them up again. 409 unless the run is checked.',
    body: excludeRowsBody,
    answer: importAnswerSchema,
  }),
  takeBack: post('editor', 'import.takeBack', '/admin/imports/{id}/take-back/', {
    params: idParams,
    summary: 'Deletes the listings that it took in, but for those that were edited since. 409 unless it is done.',
    body: versionBody,
    answer: importAnswerSchema,
    status: 202,
  }),
  report: get('editor', 'import.report', '/admin/imports/{id}/report/', {
    params: idParams,
    summary: 'What became of every row, as CSV.',
    answer: csv,
  }),
  rejects: get('editor', 'import.rejects', '/admin/imports/{id}/rejects/', {
    params: idParams,
    summary: 'Rejected rows with their reasons, as CSV, to be mended and brought again.',
    answer: csv,
  }),
  delete: del('editor', 'import.delete', '/admin/imports/{id}/', {
    params: idParams,
    summary: 'Erases a run and its file; a pass under way ends. What it took in stays.',
  }),
}
