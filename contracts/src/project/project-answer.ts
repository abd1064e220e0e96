import { z } from 'zod'
import { pictureAnswerSchema } from '../picture/picture-answer.ts'
import { placeAnswerShape } from '../place/place-answer.ts'
import { PROPERTY_TYPES } from '../property/property-type.ts'

/** A project as staff see it (§3), with the version to send back when changing it. Money in pesos. */
export const projectAnswerSchema = z.object({
  id: z.int(),
  slug: z.string(),
  version: z.int(),
  name: z.string(),
  developer: z.object({ id: z.int(), name: z.string() }),
  dhsud_lts: z.string(),
  property_type: z.int(),
  property_type_name: z.enum(PROPERTY_TYPES),
  property_subtype: z.int(),
  /** Spelt as the specification spells it (decision 31). */
  property_unity_type: z.array(z.object({ id: z.int(), name: z.string() })),
  amenities: z.array(z.int()),
  location: z.string(),
  ...placeAnswerShape,
  details: z.string(),
  financing_option: z.array(z.int()),
  reservation_fee: z.number().nullable(),
  ad_approval_no: z.string().nullable(),
  completion_date: z.string().nullable(),
  pictures: z.array(pictureAnswerSchema),
  /** What staff should look at again, by field. Nothing was refused for it. */
  warnings: z.record(z.string(), z.array(z.string())),
})

export type ProjectAnswer = z.infer<typeof projectAnswerSchema>
