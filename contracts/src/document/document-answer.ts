import { z } from 'zod'
import { documentKindSchema } from './document-kind.ts'

/**
 * A private paper in staff answers. `image` and `url` are the same address, under both names of §3; it takes the token
 * like any other call, and every look at it is noted.
 */
export const documentAnswerSchema = z.object({
  id: z.int().positive(),
  image: z.string(),
  url: z.string(),
  /** What it was when it was uploaded, whatever the listing's status is by now (decision 69). */
  kind: documentKindSchema,
  /** `YYYY-MM-DD`; null where nobody has said. */
  valid_until: z.string().nullable(),
  content_type: z.string(),
  size: z.int().positive(),
  uploaded_at: z.string(),
})

export type DocumentAnswer = z.infer<typeof documentAnswerSchema>
