import { z } from 'zod'
import type { BoundingBox } from './listing-filters.ts'

const DEGREES = /^-?\d{1,3}(\.\d{1,10})?$/
const ORDER = 'Give west,south,east,north in degrees, such as 120.9,14.3,121.2,14.8.'

/** The `bbox` of public lists: west,south,east,north in degrees, not over the date line. */
export const boundingBoxField = z.string().transform((text, context): BoundingBox => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const parts = text.split(',')
  const [west, south, east, north] = parts.map((part) => (DEGREES.test(part) ? Number(part) : NaN))
  if (parts.length !== 4 || [west, south, east, north].some((degrees) => !Number.isFinite(degrees)))
    return refuse(ORDER)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return refuse(ORDER)
  if (west < -180 || east > 180 || south < -90 || north > 90) {
    return refuse('Give longitudes from -180 to 180 and latitudes from -90 to 90.')
  }
  if (west >= east) return refuse('Give a west that is less than east; boxes over the date line are not searched.')
  if (south >= north) return refuse('Give a south that is less than north.')
  return { west, south, east, north }
})
