import { z } from 'zod'

/** An amenity as public answers carry it: an element of a chip list, and of `GET /amenities/` (decision 88). */
export const publicAmenitySchema = z.object({
  id: z.int().positive(),
  name: z.string(),
})

export type PublicAmenity = z.infer<typeof publicAmenitySchema>
