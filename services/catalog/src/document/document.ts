import type { DocumentKind } from '@tahanan/contracts/document/document-kind.ts'

/** A private paper of a brokerage listing as its table has it. */
export interface ListingDocument {
  readonly id: number
  readonly listingId: number
  readonly kind: DocumentKind
  /** `YYYY-MM-DD`. */
  readonly validUntil: string | null
  /** In the bucket `documents`. */
  readonly objectKey: string
  readonly sizeBytes: number
  readonly uploadedBy: number | null
  readonly createdAt: Date
}
