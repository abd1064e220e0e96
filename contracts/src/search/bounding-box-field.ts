import { z } from 'zod'
import { problemOfBox, readBox } from './bounding-box.ts'
import type { BoundingBox } from './listing-filters.ts'

/** The `bbox` of public lists: west,south,east,north in degrees, not over the date line. */
export const boundingBoxField = z.string().transform((text, context): BoundingBox => {
  const box = readBox(text)
  const problem =
    box === undefined ? 'Give west,south,east,north in degrees, such as 120.9,14.3,121.2,14.8.' : problemOfBox(box)
  if (box !== undefined && problem === undefined) return box
  context.addIssue({ code: 'custom', message: problem })
  return z.NEVER
})
