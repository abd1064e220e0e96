import { z } from 'zod'

/** What can be made anew while it serves (design §5): every view from the topic, or what words are searched in. */
export const REBUILD_TARGETS = ['listing-view', 'search'] as const

export const rebuildTargetSchema = z.enum(REBUILD_TARGETS, 'must be listing-view or search')

export type RebuildTarget = z.infer<typeof rebuildTargetSchema>
