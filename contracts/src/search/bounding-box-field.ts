import { z } from 'zod'
import type { BoundingBox } from './listing-filters.ts'

const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/

/** West, south, east, north in degrees; undefined for anything else, a box inside out or over the date line included. */
export function parseBoundingBox(text: string): BoundingBox | undefined {
  const box = readBox(text)
  return box === undefined || problemOf(box) !== undefined ? undefined : box
}

/** The `bbox` of public lists: west,south,east,north in degrees, not over the date line. */
export const boundingBoxField = z.string().transform((text, context): BoundingBox => {
  const box = readBox(text)
  const problem =
    box === undefined ? 'Give west,south,east,north in degrees, such as 120.9,14.3,121.2,14.8.' : problemOf(box)
  if (box !== undefined && problem === undefined) return box
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})

function readBox(text: string): BoundingBox | undefined {
  const parts = text.split(',')
  const [west, south, east, north] = parts.filter((part) => DEGREES.test(part)).map(Number)
  if (parts.length !== 4 || west === undefined || south === undefined) return undefined
  return east === undefined || north === undefined ? undefined : { west, south, east, north }
}

function problemOf({ west, south, east, north }: BoundingBox): string | undefined {
  if (west < -180 || east > 180 || south < -90 || north > 90) {
    return 'Give longitudes from -180 to 180 and latitudes from -90 to 90.'
  }
  if (west >= east) return 'Give a west that is less than east; boxes over the date line are not searched.'
  return south >= north ? 'Give a south that is less than north.' : undefined
}
