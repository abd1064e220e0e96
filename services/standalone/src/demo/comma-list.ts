/** The items of a comma-separated text of one or more lines. */
export function commaList(text: string): readonly string[] {
  return text.split(',').map((item) => item.replace(/\s+/g, ' ').trim())
}
