import { z } from 'zod'
import { namedSchema } from '../property/property-fields.ts'

/**
 * What the listing form chooses from (§3): codes, for they go back as they are. `property_unity_type` is spelled as
 * specified; an empty list is a project without unit types. Licence and fee are what a listing starts with (47).
 */
export const fetchCreateDataSchema = z.object({
  projects: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string(),
      property_type: z.int(),
      property_subtype: z.int(),
      location: z.string(),
      property_unity_type: z.array(namedSchema),
      dhsud_lts: z.string(),
      reservation_fee: z.number().nonnegative().nullable(),
    }),
  ),
  amenities: z.array(namedSchema),
  /** The broker to preselect; null when there is none of that id (decision 68). */
  default_broker_id: z.int().positive().nullable(),
})

export type FetchCreateData = z.infer<typeof fetchCreateDataSchema>
