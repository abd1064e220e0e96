import { createReadStream } from 'node:fs'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { variantPath } from '@tahanan/contracts/picture/variants.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { decodeFile, findHeaderRefusal } from './decode-file.ts'
import type { DecodedPicture } from './decoder-reply.ts'
import { originalKey, removeUnusedFiles } from './picture-files.ts'
import type { PictureDependencies } from './picture-dependencies.ts'
import { findEqualPicture } from './picture.store.ts'
import type { PictureContent, PictureRefusal } from './picture.ts'

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

/** @throws InvalidInput on `field`, naming every file of which the first bytes already say that it is not taken */
export async function refuseByHeader(
  field: string,
  files: readonly UploadedFile[],
  findRefusal: (file: UploadedFile) => Promise<PictureRefusal | undefined>,
): Promise<void> {
  const refused: RefusedFile[] = []
  for (const file of files) {
    const reason = await findRefusal(file)
    if (reason !== undefined) refused.push({ name: file.name, reason })
  }
  refuseFiles(field, refused)
}

/**
 * Checks uploaded files by their content, and stores them with their first variant. What equals a picture that is
 * there already is neither decoded nor stored again.
 *
 * @param onStored told of each hash whose files were stored, also when a later file is refused
 * @throws InvalidInput on `field` naming every file that is refused; Unavailable
 */
export async function preparePictures(
  dependencies: PictureDependencies,
  field: string,
  files: readonly UploadedFile[],
  onStored: (hash: string) => void,
): Promise<PreparedPicture[]> {
  await refuseByHeader(field, files, (file) => findHeaderRefusal(dependencies.decoder, file))
  const prepared = new Map<string, PreparedPicture>()
  const refused: RefusedFile[] = []
  for (const file of files) {
    const known = prepared.get(file.hash) ?? (await findKnown(dependencies, file))
    if (known !== undefined) {
      prepared.set(file.hash, known)
      continue
    }
    const decoded = await decodeFile(dependencies.decoder, file)
    if ('refusal' in decoded) refused.push({ name: file.name, reason: decoded.refusal })
    // After a refusal the others are only looked at, so that the answer can name them all.
    else if (refused.length === 0) {
      onStored(file.hash)
      const content = await storePictureFiles(dependencies.objects, file, decoded.picture)
      prepared.set(file.hash, { ...content, ensureStored: () => storeAgainIfGone(dependencies, file, content) })
    }
  }
  refuseFiles(field, refused)
  return files.flatMap(({ hash }) => prepared.get(hash) ?? [])
}

async function findKnown(
  { pool, objects }: PictureDependencies,
  file: UploadedFile,
): Promise<PreparedPicture | undefined> {
  const equal = await findEqualPicture(pool, file.hash)
  if (equal === undefined || !(await hasPictureFiles(objects, equal))) return undefined
  const { hash, originalFormat, originalBytes, widthPx, heightPx, blur, variants } = equal
  const content = { hash, originalFormat, originalBytes, widthPx, heightPx, blur, variants }
  // Its files are safe for as long as a picture has them, and for weeks after that.
  return { ...content, ensureStored: async () => {} }
}

/** Another upload of the same bytes may have failed in between, and taken its files away again. */
async function storeAgainIfGone(
  dependencies: PictureDependencies,
  file: UploadedFile,
  content: PictureContent,
): Promise<void> {
  if (await hasPictureFiles(dependencies.objects, content)) return
  const decoded = await decodeFile(dependencies.decoder, file)
  if ('picture' in decoded) await storePictureFiles(dependencies.objects, file, decoded.picture)
}

/** Whether a picture's original and all its variants are where they belong. */
async function hasPictureFiles(
  objects: ObjectStore,
  { hash, originalFormat, variants }: Pick<PictureContent, 'hash' | 'originalFormat' | 'variants'>,
): Promise<boolean> {
  if ((await objects.stat('originals', originalKey(hash, originalFormat))) === undefined) return false
  for (const variant of variants) {
    if ((await objects.stat('media', variantPath(hash, variant))) === undefined) return false
  }
  return true
}

/** Keeps an original and its first variant, and answers what the picture's row says of them. */
async function storePictureFiles(
  objects: ObjectStore,
  { hash, path, sizeBytes }: UploadedFile,
  { originalFormat, firstVariant, widthPx, heightPx, blur }: DecodedPicture,
): Promise<PictureContent> {
  const original = { stream: createReadStream(path), sizeBytes }
  await objects.put('originals', originalKey(hash, originalFormat), original)
  const { bytes, ...size } = firstVariant
  const variant = { format: 'webp', ...size, sizeBytes: bytes.length } as const
  await objects.put('media', variantPath(hash, variant), bytes)
  return { hash, originalFormat, originalBytes: sizeBytes, widthPx, heightPx, blur, variants: [variant] }
}

/** An uploaded picture that was checked, and whose first files are stored. */
export interface PreparedPicture extends PictureContent {
  /** Stores its files again where they were taken away since. To be called once their hash is locked. */
  ensureStored(): Promise<void>
}

export interface RefusedFile {
  readonly name: string
  readonly reason: PictureRefusal
}

/**
 * Runs a command that adds the uploaded pictures. When it fails, or one of the files is refused, nothing that was
 * stored for it stays.
 *
 * @param field of the form, for what is refused
 * @throws InvalidInput, Unavailable, and what the command throws
 */
export async function withPreparedPictures<Result>(
  dependencies: PictureDependencies,
  field: string,
  files: readonly UploadedFile[],
  command: (pictures: readonly PreparedPicture[]) => Promise<Result>,
): Promise<Result> {
  const { pool, objects } = dependencies
  const stored = new Set<string>()
  const removeStored = () =>
    // What any picture has stays, deleted ones too.
    inTransaction(pool, (client) => removeUnusedFiles(client, objects, { hashes: [...stored], keptSince: new Date(0) }))
  try {
    return await command(await preparePictures(dependencies, field, files, (hash) => stored.add(hash)))
  } catch (error) {
    // What cannot be taken away now is found by the clean-up; the caller is to hear of what went wrong first.
    if (stored.size > 0) await removeStored().catch(() => {})
    throw error
  }
}
