import { z } from 'zod'

/** What a private paper is. Both authorities share one slot of the screen (decision 69). */
export const DOCUMENT_KINDS = [
  'title',
  'tax_declaration',
  'sketch_plan',
  'authority_to_sell',
  'authority_to_lease',
] as const

export const documentKindSchema = z.enum(DOCUMENT_KINDS)

export type DocumentKind = z.infer<typeof documentKindSchema>
