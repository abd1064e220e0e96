import { usePageHead } from '../page/use-page-head.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LISTING_READS } from './listing-reads.ts'
import { SimilarListings } from './similar-listings.tsx'

/** A listing that was here and will not come back (410), and what came since. */
export function ListingGone() {
  usePageHead({
    title: 'This listing is gone',
    description: 'This listing was sold, leased or taken down.',
    isIndexed: false,
  })
  return (
    <div className="mx-auto max-w-page sm:px-6">
      <EmptyState
        icon="home"
        title={<h1>This listing is gone</h1>}
        action={<ButtonLink to="/search">Look for others</ButtonLink>}
      >
        It was sold, leased or taken down.
      </EmptyState>
      <SimilarListings title="Recently added" read={LISTING_READS.newest} />
    </div>
  )
}
