import type { BoundingBox } from '../search/listing-filters.ts'

/** The country with its waters, in degrees. */
export const LATITUDES = { least: 4, most: 22 } as const
export const LONGITUDES = { least: 116, most: 127 } as const

/** Whether any of it lies in a box. */
export function touchesCountry({ west, south, east, north }: BoundingBox): boolean {
  return west < LONGITUDES.most && east > LONGITUDES.least && south < LATITUDES.most && north > LATITUDES.least
}
