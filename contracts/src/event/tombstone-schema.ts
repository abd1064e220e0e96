import { z } from 'zod'

/** State of a deleted aggregate. It stays in the topic, so that a rebuild still knows the 410s and 301s. */
export const tombstoneSchema = z.object({
  id: z.int().positive(),
  deleted: z.literal(true),
  /** Every slug the aggregate ever had, the last one first. Empty for nouns without pages. */
  slugs: z.array(z.string()),
  deletedAt: z.iso.datetime(),
})

export type Tombstone = z.infer<typeof tombstoneSchema>
