import { z } from 'zod'

/** How our public API is to be measured. */
export const oursOrderSchema = z.object({
  connectionString: z.string(),
  /** 0: every request reads. */
  cacheBytes: z.number(),
  search: z.object({ url: z.string(), key: z.string().optional() }).optional(),
})

export type OursOrder = z.infer<typeof oursOrderSchema>
