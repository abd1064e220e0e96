import type { DocumentKind } from '@tahanan/contracts/document/document-kind.ts'
import { FOR_SALE } from '@tahanan/contracts/property/property-status.ts'

/**
 * What a paper is kept as. The call knows one name for both authorities, the screen calls it by the listing's status
 * (§2, decision 69): uploaded as `authority_to_lease` of a listing For Sale it is an authority to sell. It stays one
 * when the status changes.
 */
export function storedDocumentKind(sent: DocumentKind, listingStatus: number): DocumentKind {
  return sent === 'authority_to_lease' && listingStatus === FOR_SALE ? 'authority_to_sell' : sent
}
