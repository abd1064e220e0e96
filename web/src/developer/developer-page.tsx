import { useEndpoint } from '../api/use-endpoint.ts'
import type { PageParams } from '../page/define-page.tsx'
import { PageProblem } from '../page/page-problem.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { developerRead } from './developer-read.ts'
import { DeveloperView } from './developer-view.tsx'

/** `/developer/{slug}/` (§2). */
export function DeveloperPage({ slug = '' }: PageParams) {
  const { data, problem, retry } = useEndpoint(...developerRead(slug))
  if (data !== undefined) return <DeveloperView key={data.id} developer={data} />
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  return <PageSkeleton />
}
