/** "An alert 'Invalid image format:' followed by the file names" (§5). */
export function invalidFormatText(names: readonly string[]): string {
  const hint = names.some((name) => /\.hei[cf]$/i.test(name)) ? '. Save HEIC photos as JPEG first.' : ''
  return `Invalid image format: ${names.join(', ')}${hint}`
}
