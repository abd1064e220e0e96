import { z } from 'zod'
import { requiredFilesField } from '../file/required-files-field.ts'
import { UPLOAD_LIMITS } from '../file/upload-limits.ts'

/** Body of POST …/upload_brokerage_docs/ (§7): images, and until when they hold. */
export const uploadDocumentsBody = z
  .strictObject({
    'image[]': requiredFilesField(UPLOAD_LIMITS.files),
    valid_until: z
      .union([z.iso.date(), z.literal('').transform(() => null), z.null()], {
        error: 'Give a date such as 2026-01-31.',
      })
      .optional(),
  })
  .transform((form) => ({ files: form['image[]'], validUntil: form.valid_until ?? null }))
