import { rebuildTargetSchema } from '@tahanan/contracts/system/rebuild-target.ts'
import { z } from 'zod'

/** The queue of rebuilds that staff asked for. */
export const REBUILD_QUEUE = 'rebuild'

export const rebuildJobSchema = z.object({ target: rebuildTargetSchema })
