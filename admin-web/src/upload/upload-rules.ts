import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'

const MAX_SIZE = `${UPLOAD_LIMITS.fileBytes / 1024 / 1024} MB`

const ENDING = /\.(?:jpe?g|png)$/i
const TYPES = new Set(['image/jpeg', 'image/png'])

/** Names of chosen files that are no jpg, jpeg or png (§5). The server looks at what is in them all the same. */
export function invalidImages(files: readonly Pick<File, 'name' | 'type'>[]): string[] {
  return files.filter(({ name, type }) => !ENDING.test(name) || !TYPES.has(type)).map(({ name }) => name)
}

/** What may be chosen for a target. */
export interface FileKind {
  /** Of the file picker. */
  readonly accept: string
  readonly hint: string
  /** Names of chosen files that are not taken. */
  readonly invalid: (files: readonly Pick<File, 'name' | 'type'>[]) => string[]
}

/** "An alert 'Invalid image format:' followed by the file names" (§5). */
export function invalidFormatText(names: readonly string[]): string {
  const hint = names.some((name) => /\.hei[cf]$/i.test(name)) ? '. Save HEIC photos as JPEG first.' : ''
  return `Invalid image format: ${names.join(', ')}${hint}`
}

/** Of what was chosen: what can be sent, and why the rest cannot. What is too large would be refused only once it is all there. */
export function takenFiles(
  files: readonly File[],
  invalid: FileKind['invalid'],
): { readonly taken: readonly File[]; readonly refusal: string } {
  const wrong = invalid(files)
  const fitting = files.filter(({ name }) => !wrong.includes(name))
  const large = fitting.filter(({ size }) => size > UPLOAD_LIMITS.fileBytes)
  const reasons = [
    wrong.length > 0 ? invalidFormatText(wrong) : [],
    large.length > 0 ? `Use at most ${MAX_SIZE} for each file: ${large.map(({ name }) => name).join(', ')}` : [],
  ]
  return { taken: fitting.filter((file) => !large.includes(file)), refusal: reasons.flat().join('. ') }
}

export const IMAGE_FILES: FileKind = {
  accept: 'image/*',
  hint: `jpg, jpeg or png, up to ${MAX_SIZE} each`,
  invalid: invalidImages,
}

function isPdf({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.pdf$/i.test(name) && ['application/pdf', ''].includes(type)
}

/** Of papers, beyond the specification. */
export const PAPER_FILES: FileKind = {
  accept: 'image/*,.pdf,application/pdf',
  hint: `pdf, jpg, jpeg or png, up to ${MAX_SIZE} each`,
  invalid: (files) => invalidImages(files.filter((file) => !isPdf(file))),
}

const UNITS = ['B', 'kB', 'MB', 'GB']

/** "File size display unit 1000" (§9): `1.2 MB`. */
export function fileSizeText(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const size = bytes / 1_000 ** power
  return `${power === 0 ? size : size.toFixed(1)} ${UNITS[power]}`
}
