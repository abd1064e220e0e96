import { z } from 'zod'

/** What a rebuild does, one after another; not every target needs all of them. */
export const REBUILD_STEPS = ['read', 'refresh', 'catch up', 'index'] as const

export type RebuildStep = (typeof REBUILD_STEPS)[number]

/** How far a rebuild is: `done` of `total` messages (`read`, `catch up`) or listings (`refresh`, `index`). */
export const rebuildProgressSchema = z.object({
  step: z.enum(REBUILD_STEPS),
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
})

export type RebuildProgress = z.infer<typeof rebuildProgressSchema>
