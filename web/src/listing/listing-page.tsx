import { m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { usePageHead } from '../page/page-head.ts'
import type { PageParams } from '../page/define-page.tsx'
import { PageProblem } from '../page/page-problem.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LISTING_READS } from './listing-reads.ts'
import { ListingView } from './listing-view.tsx'
import { SimilarListingsPart } from './similar-listings-part.ts'

/** `/listing/{slug}/` (§2). */
export function ListingPage({ slug = '' }: PageParams) {
  const { data, problem, retry } = useEndpoint(...LISTING_READS.detail(slug))
  if (data !== undefined) return <ListingView key={data.id} listing={data} />
  if (problem?.status === 410) return <ListingGone />
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  return <ListingPageSkeleton />
}

/** A listing's page on its way, laid out as it will be. */
function ListingPageSkeleton() {
  return (
    <div role="status" aria-label={m.page.loading()} className="mx-auto max-w-page sm:px-6">
      <div className="px-4 py-4 sm:px-0">
        <Skeleton className="h-5 w-64" />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="space-y-6">
          <Skeleton className="aspect-[3/2] rounded-none sm:aspect-auto sm:h-[500px] sm:rounded-xl" />
          <div className="space-y-4 px-4 sm:px-0">
            <Skeleton className="h-9 w-56" />
            <Skeleton className="h-8 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-28" />
          </div>
        </div>
        <Skeleton className="mx-4 h-96 rounded-lg sm:mx-0" />
      </div>
    </div>
  )
}

/** A listing that was here and will not come back (410), and what came since. */
function ListingGone() {
  usePageHead({
    title: m.listing.gone(),
    description: m.listing.goneDescription(),
    isIndexed: false,
  })
  return (
    <div className="mx-auto max-w-page sm:px-6">
      <EmptyState
        icon="home"
        title={<h1>{m.listing.gone()}</h1>}
        action={<ButtonLink to="/search">{m.listing.others()}</ButtonLink>}
      >
        {m.listing.goneText()}
      </EmptyState>
      <SimilarListingsPart title={m.listing.recent()} read={LISTING_READS.newest} />
    </div>
  )
}
