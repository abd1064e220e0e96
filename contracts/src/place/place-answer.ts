import { z } from 'zod'
import { POINT_PRECISIONS, pointSchema } from './place.ts'

/** An area as it is shown: `Lahug, Cebu City`. */
export const areaAnswerSchema = z.object({
  code: z.string(),
  label: z.string(),
  level: z.enum(['region', 'province', 'city', 'barangay']),
})

export type AreaAnswer = z.infer<typeof areaAnswerSchema>

/** The place of a listing or project as staff see it. */
export const placeAnswerShape = {
  /** What was recognised, or chosen; null where the location names no area. */
  area: areaAnswerSchema.nullable(),
  /** Staff chose the area: the location does not change it. */
  area_chosen: z.boolean(),
  point: pointSchema.nullable(),
  /** `exact`: staff set the pin. Else the point stands for an area of this level. */
  point_precision: z.enum(POINT_PRECISIONS).nullable(),
} as const

export type PlaceAnswer = z.infer<z.ZodObject<typeof placeAnswerShape>>
