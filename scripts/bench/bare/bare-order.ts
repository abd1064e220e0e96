import { z } from 'zod'

/**
 * What the bare server answers to `GET /0`, `GET /1`, …: the least that any Koa application would have to do. It has the
 * answers in memory, to be asked for with their tag or without, or reads each of them.
 */
export const bareOrderSchema = z.object({
  connectionString: z.string(),
  searchPath: z.string(),
  poolMax: z.number(),
  /** Answers by address; none where the statement reads them. */
  texts: z.array(z.string()),
  /** One prepared statement, of rows with a column `body`; the body is their texts with commas between them. */
  text: z.string(),
  /** Its parameters by address. */
  values: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
})

export type BareOrder = z.infer<typeof bareOrderSchema>
