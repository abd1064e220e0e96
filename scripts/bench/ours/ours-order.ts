import { z } from 'zod'

/** How our public API is to be measured. */
export const oursOrderSchema = z.object({
  connectionString: z.string(),
  /** 0: every request reads. */
  cacheBytes: z.number(),
})

export type OursOrder = z.infer<typeof oursOrderSchema>
