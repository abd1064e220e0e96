import { useEndpoint } from '../api/use-endpoint.ts'
import type { PageParams } from '../page/define-page.tsx'
import { PageProblem } from '../page/page-problem.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { AreaView } from './area-view.tsx'
import { placeRead } from './place-read.ts'

/** `/places/{province}/{city}/{barangay}/`, and each beginning of it. */
export function PlacePage(params: PageParams) {
  const { data, problem, retry } = useEndpoint(...placeRead(params))
  if (data !== undefined) return <AreaView key={data.path} area={data} />
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  return <PageSkeleton />
}
