import { z } from 'zod'

/** An amenity as staff see it (§3), with the version to send back when changing it. */
export const amenityAnswerSchema = z.object({ id: z.int(), name: z.string(), version: z.int() })

export type AmenityAnswer = z.infer<typeof amenityAnswerSchema>
