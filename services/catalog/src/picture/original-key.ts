export type OriginalFormat = 'jpeg' | 'png'

const ENDINGS: Readonly<Record<OriginalFormat, string>> = { jpeg: 'jpg', png: 'png' }

/** Where an original lies in the bucket `originals`. */
export function originalKey(hash: string, format: OriginalFormat): string {
  return `${hash}.${ENDINGS[format]}`
}
