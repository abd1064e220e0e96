const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  csv: 'text/csv',
} as const

export type ObjectContentType = (typeof CONTENT_TYPES)[keyof typeof CONTENT_TYPES]

const ENDINGS = new Map<string, ObjectContentType>(Object.entries(CONTENT_TYPES))

/** The media type that the ending of a key stands for; undefined for an ending that no object has. */
export function contentTypeOf(key: string): ObjectContentType | undefined {
  return ENDINGS.get(key.slice(key.lastIndexOf('.') + 1))
}
