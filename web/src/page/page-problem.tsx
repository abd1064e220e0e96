import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { m } from '../message/messages.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { usePageHead } from './page-head.ts'
import { pagePart } from './page-part.ts'
import { PageSkeleton } from './page-skeleton.tsx'

const loadNotFound = async () => (await import('../not-found/not-found-page.tsx')).NotFoundPage
const NotFoundPage = pagePart(import.meta.env.SSR ? await loadNotFound() : undefined, loadNotFound, <PageSkeleton />)

interface PageProblemProps {
  readonly problem: ApiProblem
  readonly onRetry: () => void
}

/** In the place of a page whose answer did not come: what there is no more is not found, anything else can be retried. */
export function PageProblem({ problem, onRetry }: PageProblemProps) {
  return problem.isGone ? <NotFoundPage /> : <AwayPage problem={problem} onRetry={onRetry} />
}

function AwayPage({ problem, onRetry }: PageProblemProps) {
  usePageHead({ title: m.page.awayTitle(), description: m.page.awayDescription(), isIndexed: false })
  return (
    <ErrorState title={<h1>{m.page.away()}</h1>} onRetry={onRetry} requestId={problem.requestId}>
      {problem.status === 0 ? m.page.offline() : m.page.slow()}
    </ErrorState>
  )
}
