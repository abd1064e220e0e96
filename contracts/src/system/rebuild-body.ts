import { z } from 'zod'
import { rebuildTargetSchema } from './rebuild-target.ts'

export const rebuildBody = z.strictObject({ target: rebuildTargetSchema })
