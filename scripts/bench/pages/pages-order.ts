import { z } from 'zod'

/** What a process that serves pages is asked to be. */
export const pagesOrderSchema = z.object({
  /**
   * `ours`: the pages as public-api serves them. `rendered`: nothing but `renderToString` of the same tree and data, each
   * request. `file`: the finished text of one page, as a server of files would send it.
   */
  kind: z.enum(['ours', 'rendered', 'file']),
  connectionString: z.string(),
  /** Of ours; 0 renders each request anew. */
  cacheBytes: z.number(),
  /** Asked for in turns. */
  paths: z.array(z.string()).min(1),
})

export type PagesOrder = z.infer<typeof pagesOrderSchema>
