import { z } from 'zod'

/**
 * What the bare server answers to `GET /0`, `GET /1`, …: the least that any Koa application would have to do. Without a
 * statement it answers `constant`, which is asked for with its tag or without.
 */
export const bareOrderSchema = z.object({
  connectionString: z.string(),
  searchPath: z.string(),
  poolMax: z.number(),
  constant: z.string().nullable(),
  /** One prepared statement, of rows with a column `body`; the body is their texts with commas between them. */
  text: z.string(),
  /** Its parameters by address. */
  values: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
})

export type BareOrder = z.infer<typeof bareOrderSchema>
