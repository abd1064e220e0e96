const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  csv: 'text/csv',
  pdf: 'application/pdf',
} as const

type ObjectContentType = (typeof CONTENT_TYPES)[keyof typeof CONTENT_TYPES]

const ENDINGS = new Map<string, ObjectContentType>(Object.entries(CONTENT_TYPES))

/** The media type that the ending of a key stands for; undefined for an ending that no object has. */
export function contentTypeOf(key: string): ObjectContentType | undefined {
  return ENDINGS.get(key.slice(key.lastIndexOf('.') + 1))
}

/** Lower case, because some file systems take `A` and `a` for the same; a dot stands before the ending only. */
const KEY = /^[a-z\d_-]+(?:\/[a-z\d_-]+)*\.[a-z\d]+$/
const MAX_LENGTH = 200

/** Whether a text can be an object's key. Nothing that passes leads out of a folder. */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_LENGTH && KEY.test(key) && contentTypeOf(key) !== undefined
}

/** A RangeError for a text that cannot be an object's key. */
export function requireObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new RangeError(`No object can have the key ${JSON.stringify(key)}.`)
}
