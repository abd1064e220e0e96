import { z } from 'zod'

/** The areas that something lies in, the region first, with the paths of their pages: `/places/cebu/`. */
export const areaTrailSchema = z.array(z.object({ name: z.string(), path: z.string() }))

export type AreaTrail = z.infer<typeof areaTrailSchema>
