import { z } from 'zod'
import { UploadedFile } from './uploaded-file.ts'

const fileSchema = z
  .instanceof(UploadedFile, { error: 'Send a file.' })
  .meta({ type: 'string', contentMediaType: 'application/octet-stream' })

/** The files of a form's field, `max` at most; without any it counts as not sent. `noun` is what they are. */
export function filesField(max: number, noun = 'image') {
  const words = max === 1 ? `You can only upload one ${noun}.` : `You can only upload up to ${max} ${noun}s.`
  return z.array(fileSchema, { error: 'Send a file.' }).max(max, words)
}
