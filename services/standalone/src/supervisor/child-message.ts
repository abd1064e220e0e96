import { z } from 'zod'

/** What a child tells its supervisor: its work has begun. */
export const childMessageSchema = z.object({ kind: z.literal('ready') })

export type ChildMessage = z.infer<typeof childMessageSchema>
