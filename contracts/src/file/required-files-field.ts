import { filesField } from './files-field.ts'

const REQUIRED = 'Field is required'

/** The files of a form's field, one at least and `max` at most. */
export function requiredFilesField(max: number, noun?: string) {
  return filesField(max, noun)
    .optional()
    .refine((files) => files !== undefined && files.length > 0, REQUIRED)
    .transform((files = []) => files)
}
