const UNITS = ['B', 'kB', 'MB', 'GB']

/** "File size display unit 1000" (§9): `1.2 MB`. */
export function fileSizeText(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const size = bytes / 1_000 ** power
  return `${power === 0 ? size : size.toFixed(1)} ${UNITS[power]}`
}
