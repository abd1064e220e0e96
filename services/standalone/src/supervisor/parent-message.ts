import { z } from 'zod'

/** What a supervisor tells its child: begin with these settings; finish what is under way and end. */
export const parentMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), settings: z.unknown() }),
  z.object({ kind: z.literal('stop') }),
])

export type ParentMessage = z.infer<typeof parentMessageSchema>
