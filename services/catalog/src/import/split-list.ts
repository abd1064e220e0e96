/** Parts of a cell that lists things: `Balcony; Wi-Fi` or `Balcony, Wi-Fi`. */
export function splitList(text: string): string[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
