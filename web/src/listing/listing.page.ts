import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { LISTING_READS } from './listing-reads.ts'

export const listingPage = definePage({
  name: 'listingpage',
  path: '/listing/:slug/',
  plan: import.meta.env.SSR
    ? {
        reads: ({ params: { slug = '' } }) => [pageRead(...LISTING_READS.detail(slug))],
        readsAfter({ answer, problem }) {
          if (problem?.status === 410) return [pageRead(...LISTING_READS.newest)]
          return isListingDetail(answer) ? [pageRead(...LISTING_READS.similar(answer.slug))] : []
        },
        source: 'src/listing/listing-page.tsx',
      }
    : undefined,
  load: async () => (await import('./listing-page.tsx')).ListingPage,
})

/** Whether an answer is a listing's; the server has held it against the contract. */
function isListingDetail(answer: unknown): answer is ListingDetail {
  return typeof answer === 'object' && answer !== null && 'slug' in answer && 'payment' in answer
}
