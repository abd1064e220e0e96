import { pageRead } from '../api/page-read.ts'
import { definePage } from '../page/define-page.tsx'
import { isListingDetail } from './is-listing-detail.ts'
import { LISTING_READS } from './listing-reads.ts'

export const listingPage = definePage({
  name: 'listingpage',
  path: '/listing/:slug/',
  reads: ({ params: { slug = '' } }) => [pageRead(...LISTING_READS.detail(slug))],
  readsAfter({ answer, problem }) {
    if (problem?.status === 410) return [pageRead(...LISTING_READS.newest)]
    const isGone = isListingDetail(answer) && answer.availability !== 'Available'
    return isGone ? [pageRead(...LISTING_READS.similar(answer))] : []
  },
  source: 'src/listing/listing-page.tsx',
  load: async () => (await import('./listing-page.tsx')).ListingPage,
})
