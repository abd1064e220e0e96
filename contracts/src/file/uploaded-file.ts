import { z } from 'zod'

/** A file of a form, as the server has received it. It lies there until the call has been answered. */
export class UploadedFile {
  /** What the sender calls it, fit to be shown: nothing in it leads anywhere. */
  readonly name: string
  readonly path: string
  readonly sizeBytes: number
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string
  /** It went on beyond what is taken; the rest was thrown away. */
  readonly isCut: boolean

  constructor(file: Readonly<Pick<UploadedFile, 'name' | 'path' | 'sizeBytes' | 'hash' | 'isCut'>>) {
    this.name = file.name
    this.path = file.path
    this.sizeBytes = file.sizeBytes
    this.hash = file.hash
    this.isCut = file.isCut
  }
}

const fileSchema = z
  .instanceof(UploadedFile, { error: 'Send a file.' })
  .meta({ type: 'string', contentMediaType: 'application/octet-stream' })

const NO_FILE = 'Send a file.'
const REQUIRED = 'Field is required'

/** The images of a form's field, `max` at most; without any it counts as not sent. */
export function filesField(max: number) {
  return z.array(fileSchema, { error: NO_FILE }).max(max, tooMany(max, 'image'))
}

/** The files of a form's field, one at least and `max` at most. `noun` is what they are. */
export function requiredFilesField(max: number, noun = 'image') {
  return z
    .array(fileSchema, { error: ({ input }) => (input === undefined ? REQUIRED : NO_FILE) })
    .min(1, REQUIRED)
    .max(max, tooMany(max, noun))
}

function tooMany(max: number, noun: string): string {
  return max === 1 ? `You can only upload one ${noun}.` : `You can only upload up to ${max} ${noun}s.`
}
