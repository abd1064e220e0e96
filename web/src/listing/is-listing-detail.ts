import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'

/** Whether an answer is a listing's; the server has held it against the contract. */
export function isListingDetail(answer: unknown): answer is ListingDetail {
  return typeof answer === 'object' && answer !== null && 'availability' in answer && 'location' in answer
}
