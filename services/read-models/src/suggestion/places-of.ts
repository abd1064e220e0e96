const LABEL_LENGTH_MAX = 80
const PARTS_MAX = 3
/** What stands before a place is an address in it. */
const ADDRESS =
  /\d|\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|lane|highway|hwy|corner|cor|unit|floor|tower|bldg|building)\b/i
const COUNTRY = /^(?:the )?philippines$/i

/**
 * The places that a location is in, the widest first: `Narra Street, Sun Valley, Parañaque City` is in `Parañaque City`
 * and in `Sun Valley, Parañaque City`.
 */
export function placesOf(location: string): string[] {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !COUNTRY.test(part))
  const places: string[] = []
  let label = ''
  for (const part of parts.toReversed().slice(0, PARTS_MAX)) {
    label = label === '' ? part : `${part}, ${label}`
    if (ADDRESS.test(part) || label.length > LABEL_LENGTH_MAX) break
    places.push(label)
  }
  return places
}
