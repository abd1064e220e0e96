import { z } from 'zod'
import { documentAnswerSchema } from './document-answer.ts'

const documents = z.array(documentAnswerSchema)

/** The document lists of a brokerage listing (§3). Authorities to sell are under `authority_to_lease`, too (69). */
export const documentSlotsShape = {
  title: documents,
  tax_declaration: documents,
  sketch_plan: documents,
  authority_to_lease: documents,
} as const
