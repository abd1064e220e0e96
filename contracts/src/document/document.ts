import { z } from 'zod'

/** What a private paper is. Both authorities share one slot of the screen (decision 69). */
const DOCUMENT_KINDS = ['title', 'tax_declaration', 'sketch_plan', 'authority_to_sell', 'authority_to_lease'] as const

export const documentKindSchema = z.enum(DOCUMENT_KINDS)

export type DocumentKind = z.infer<typeof documentKindSchema>

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
  /** As it was uploaded, fit to be shown; empty for papers that came before names were kept. */
  file_name: z.string().default(''),
  content_type: z.string(),
  size: z.int().positive(),
  uploaded_at: z.string(),
})

export type DocumentAnswer = z.infer<typeof documentAnswerSchema>

const documents = z.array(documentAnswerSchema)

/** The document lists of a brokerage listing (§3). Authorities to sell are under `authority_to_lease`, too (69). */
export const documentSlotsShape = {
  title: documents,
  tax_declaration: documents,
  sketch_plan: documents,
  authority_to_lease: documents,
} as const
