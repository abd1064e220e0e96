import type { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { NotFoundPage } from '../not-found/not-found-page.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { usePageHead } from './page-head.ts'

interface PageProblemProps {
  readonly problem: ApiProblem
  readonly onRetry: () => void
}

/** In the place of a page whose answer did not come: what there is no more is not found, anything else can be retried. */
export function PageProblem({ problem, onRetry }: PageProblemProps) {
  const isMissing = problem.status === 404 || problem.status === 410
  return isMissing ? <NotFoundPage /> : <AwayPage problem={problem} onRetry={onRetry} />
}

function AwayPage({ problem, onRetry }: PageProblemProps) {
  usePageHead({ title: 'Not right now', description: 'This page cannot be shown right now.', isIndexed: false })
  return (
    <ErrorState title={<h1>This page cannot be shown right now</h1>} onRetry={onRetry} requestId={problem.requestId}>
      {problem.status === 0
        ? 'Check your connection and try again.'
        : 'Something is taking longer than it should. Try again in a moment.'}
    </ErrorState>
  )
}
