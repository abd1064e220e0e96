import { z } from 'zod'

/** `data` of `amenity.changed`. */
export const amenityStateSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
})

export type AmenityState = z.infer<typeof amenityStateSchema>
