import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'
import type { PictureRefusal, RefusedFile } from './picture-refusal.ts'

/** What the specification's alert calls an invalid format: everything but a whole, still JPEG or PNG. */
const INVALID_FORMAT: ReadonlySet<PictureRefusal> = new Set(['empty', 'format', 'heic', 'animated', 'damaged'])

const WORDS: Readonly<Record<Exclude<PictureRefusal, 'format'>, string>> = {
  empty: 'These files are empty:',
  heic: 'Save HEIC pictures as JPEG before uploading them:',
  animated: 'Animated pictures are not taken:',
  damaged: 'These files are damaged, or were cut off:',
  size: `Use at most ${UPLOAD_LIMITS.fileBytes / 1024 / 1024} MB for each file:`,
  pixels: `Use at most ${UPLOAD_LIMITS.pixels / 1_000_000} megapixels:`,
  shape: 'Pictures may be at most eight times as high as they are wide:',
}

/** @throws InvalidInput on the field that brought the files, if any was refused */
export function refuseFiles(field: string, refused: readonly RefusedFile[]): void {
  if (refused.length > 0) throw new InvalidInput({ [field]: refusalMessages(refused) })
}

/** "'Invalid image format:' followed by the file names" (§5), and what else there is to say of them. */
function refusalMessages(refused: readonly RefusedFile[]): string[] {
  const namesOf = (isMeant: (reason: PictureRefusal) => boolean) =>
    refused.filter(({ reason }) => isMeant(reason)).map(({ name }) => name)
  const invalid = namesOf((reason) => INVALID_FORMAT.has(reason))
  return [
    ...(invalid.length > 0 ? [`Invalid image format: ${invalid.join(', ')}`] : []),
    ...Object.entries(WORDS).flatMap(([reason, words]) => {
      const names = namesOf((other) => other === reason)
      return names.length === 0 ? [] : [`${words} ${names.join(', ')}`]
    }),
  ]
}
