import { z } from 'zod'
import { requiredFilesField } from '../file/required-files-field.ts'
import { UPLOAD_LIMITS } from '../file/upload-limits.ts'

/** Body of POST …/upload_images/ (§7): "multipart, repeated field image[]". */
export const uploadPicturesBody = z
  .strictObject({ 'image[]': requiredFilesField(UPLOAD_LIMITS.files) })
  .transform((form) => form['image[]'])
