import { z } from 'zod'

/** What the darkroom is asked: to develop this file. */
export const darkroomOrderSchema = z.object({ path: z.string() })
