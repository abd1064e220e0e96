import type { DocumentAnswer } from '@tahanan/contracts/document/document-answer.ts'
import { contentTypeOf } from '@tahanan/platform/object-store/content-type-of.ts'
import type { ListingDocument } from './document.ts'

/** A paper as staff see it in lists: where to look at it, never the paper itself. */
export function documentAnswerOf(document: ListingDocument): DocumentAnswer {
  const url = `/api/admin/listing-documents/${document.id}/`
  return {
    id: document.id,
    image: url,
    url,
    kind: document.kind,
    valid_until: document.validUntil,
    content_type: contentTypeOf(document.objectKey) ?? 'application/octet-stream',
    size: document.sizeBytes,
    uploaded_at: document.createdAt.toISOString(),
  }
}
