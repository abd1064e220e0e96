import { z } from 'zod'
import { requiredFilesField } from '../file/required-files-field.ts'

/** Body of POST /admin/imports/: one CSV file. */
export const createImportBody = z.strictObject({ file: requiredFilesField(1, 'file') })
