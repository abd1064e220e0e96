import { z } from 'zod'
import { requiredLine } from '../text/text-fields.ts'

/** An amenity as staff see it (§3), with the version to send back when changing it. */
export const amenityAnswerSchema = z.object({ id: z.int(), name: z.string(), version: z.int() })

export type AmenityAnswer = z.infer<typeof amenityAnswerSchema>

/** What staff set on an amenity. */
export type AmenityFields = Omit<AmenityState, 'id'>

/** `data` of `amenity.changed`. */
export const amenityStateSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
})

export type AmenityState = z.infer<typeof amenityStateSchema>

/** Form of an amenity (§7), the name trimmed (decision 87). */
export const createAmenityBody = z.strictObject({ name: requiredLine(100) })

/** An amenity as public answers carry it: an element of a chip list, and of `GET /amenities/` (decision 88). */
export const publicAmenitySchema = z.object({
  id: z.int().positive(),
  name: z.string(),
})

export type PublicAmenity = z.infer<typeof publicAmenitySchema>
