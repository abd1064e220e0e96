import type { ListingDocument } from './document.ts'

/** What the audit trail keeps of a paper. */
export function auditedDocument({ listingId, kind, validUntil }: ListingDocument): object {
  return { listingId, kind, validUntil }
}
