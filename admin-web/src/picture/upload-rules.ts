const ENDING = /\.(?:jpe?g|png)$/i
const TYPES = new Set(['image/jpeg', 'image/png'])

/** Names of chosen files that are no jpg, jpeg or png (§5). The server looks at what is in them all the same. */
export function invalidImages(files: readonly Pick<File, 'name' | 'type'>[]): string[] {
  return files.filter(({ name, type }) => !ENDING.test(name) || !TYPES.has(type)).map(({ name }) => name)
}

/** "An alert 'Invalid image format:' followed by the file names" (§5). */
export function invalidFormatText(names: readonly string[]): string {
  const hint = names.some((name) => /\.hei[cf]$/i.test(name)) ? '. Save HEIC photos as JPEG first.' : ''
  return `Invalid image format: ${names.join(', ')}${hint}`
}

const UNITS = ['B', 'kB', 'MB', 'GB']

/** "File size display unit 1000" (§9): `1.2 MB`. */
export function fileSizeText(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const size = bytes / 1_000 ** power
  return `${power === 0 ? size : size.toFixed(1)} ${UNITS[power]}`
}

/** A list with one item taken out and put in at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to))
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(place, 0, item)
}

/** One chosen file on its way to the server. */
export interface UploadItem {
  readonly key: string
  readonly file: File
  readonly state: 'chosen' | 'sending' | 'waiting' | 'failed'
  /** 0 to 1, while it is sent. */
  readonly share: number
  /** Why it failed. */
  readonly message: string
}
