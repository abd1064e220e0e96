import { useParams } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { PageProblem } from '../page/page-problem.tsx'
import { ListingGone } from './listing-gone.tsx'
import { ListingPageSkeleton } from './listing-page-skeleton.tsx'
import { LISTING_READS } from './listing-reads.ts'
import { ListingView } from './listing-view.tsx'

/** `/listing/{slug}/` (§2). */
export function ListingPage() {
  const { slug = '' } = useParams()
  const { data, problem, retry } = useEndpoint(...LISTING_READS.detail(slug))
  if (data !== undefined) return <ListingView key={data.id} listing={data} />
  if (problem?.status === 410) return <ListingGone />
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  return <ListingPageSkeleton />
}
