import type { BoundingBox } from './listing-filters.ts'

const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/

/** West, south, east, north in degrees, with commas between them; undefined for anything else. */
export function readBox(text: string): BoundingBox | undefined {
  const parts = text.split(',')
  const [west, south, east, north] = parts.filter((part) => DEGREES.test(part)).map(Number)
  if (parts.length !== 4 || west === undefined || south === undefined) return undefined
  return east === undefined || north === undefined ? undefined : { west, south, east, north }
}

/** Why a box cannot be searched, and the remedy; undefined where it can. */
export function problemOfBox({ west, south, east, north }: BoundingBox): string | undefined {
  if (west < -180 || east > 180 || south < -90 || north > 90) {
    return 'Give longitudes from -180 to 180 and latitudes from -90 to 90.'
  }
  if (west >= east) return 'Give a west that is less than east; boxes over the date line are not searched.'
  return south >= north ? 'Give a south that is less than north.' : undefined
}
