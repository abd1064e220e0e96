import type { DocumentAnswer } from '@tahanan/contracts/document/document-answer.ts'
import type { DocumentKind } from '@tahanan/contracts/document/document-kind.ts'
import { documentAnswerOf } from './document-answer-of.ts'
import type { ListingDocument } from './document.ts'

/** The lists of §3; authorities to sell and to lease are in one (decision 69). */
export function documentSlotsOf(documents: readonly ListingDocument[]) {
  const ofKind = (...kinds: readonly DocumentKind[]): DocumentAnswer[] =>
    documents.filter(({ kind }) => kinds.includes(kind)).map(documentAnswerOf)
  return {
    title: ofKind('title'),
    tax_declaration: ofKind('tax_declaration'),
    sketch_plan: ofKind('sketch_plan'),
    authority_to_lease: ofKind('authority_to_lease', 'authority_to_sell'),
  }
}
