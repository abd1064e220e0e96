import { z } from 'zod'
import { bytesAnswer, del, get, post } from '../endpoint/define-endpoint.ts'
import { idParams } from '../endpoint/id-fields.ts'
import { UPLOAD_LIMITS } from '../file/upload-limits.ts'
import { requiredFilesField } from '../file/uploaded-file.ts'
import { documentAnswerSchema, documentKindSchema } from './document.ts'
import { optionalDayField } from '../time/day-field.ts'

/** Body of POST …/upload_brokerage_docs/ (§7): images or PDFs, and until when they hold. */
const uploadDocumentsBody = z
  .strictObject({
    'image[]': requiredFilesField(UPLOAD_LIMITS.files),
    valid_until: optionalDayField.optional(),
  })
  .transform((form) => ({ files: form['image[]'], validUntil: form.valid_until ?? null }))

/** §7: papers of brokerage listings, private (decision 74). */
export const documentEndpoints = {
  upload: post('editor', 'document.upload', '/admin/listing/{id}/upload_brokerage_docs/', {
    summary: 'Add papers (jpg, png or pdf) to a brokerage listing: all of them or none',
    params: idParams,
    query: z.strictObject({ brokerage_field: documentKindSchema }),
    body: uploadDocumentsBody,
    bodyKind: 'files',
    answer: z.array(documentAnswerSchema),
    status: 201,
  }),
  view: get('viewer', 'document.view', '/admin/listing-documents/{id}/', {
    params: idParams,
    summary: 'One paper itself; the view is noted in the audit trail',
    answer: bytesAnswer,
  }),
  delete: del('editor', 'document.delete', '/admin/listing-documents/{id}/', {
    params: idParams,
    summary: 'Delete a paper',
  }),
} as const
