import { z } from 'zod'

/** Something of which an answer needs the id and the name: an amenity, a unit type. */
export const namedSchema = z.object({ id: z.int().nonnegative(), name: z.string() })

export type Named = z.infer<typeof namedSchema>
