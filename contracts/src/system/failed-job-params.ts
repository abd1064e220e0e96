import { z } from 'zod'

/** `{queue}` and `{id}` of a job. */
export const failedJobParams = z.object({
  queue: z.string().regex(/^[a-z][a-z-]{0,39}$/),
  id: z.string().regex(/^[\w.@-]{1,200}$/),
})
