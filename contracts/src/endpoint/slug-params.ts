import { z } from 'zod'

/** `{slug}` of a path. Anything that no slug can be has nothing behind it. */
export const slugParams = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,120}$/) })
