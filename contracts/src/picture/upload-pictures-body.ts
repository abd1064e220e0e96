import { z } from 'zod'
import { filesField } from '../file/files-field.ts'
import { UPLOAD_LIMITS } from '../file/upload-limits.ts'

/** Body of POST …/upload_images/ (§7): "multipart, repeated field image[]". */
export const uploadPicturesBody = z
  .strictObject({ 'image[]': filesField(UPLOAD_LIMITS.files) })
  .transform((form) => form['image[]'])
