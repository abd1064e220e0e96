import { z } from 'zod'
import { POINT_PRECISIONS } from './place.ts'

/** How well the public knows a point: `near` is a pin to about 100 m, else as staff know it (decision 132). */
export const PUBLIC_PRECISIONS = [...POINT_PRECISIONS, 'near'] as const

/** Where a listing or project is, as its page shows it. */
export const publicPlaceSchema = z.object({
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  precision: z.enum(PUBLIC_PRECISIONS),
  /** How far from the point it may be; 0: it is there. */
  radius_m: z.int().nonnegative(),
})

export type PublicPlace = z.infer<typeof publicPlaceSchema>
