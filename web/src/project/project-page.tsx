import { useEndpoint } from '../api/use-endpoint.ts'
import type { PageParams } from '../page/define-page.tsx'
import { PageProblem } from '../page/page-problem.tsx'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { projectRead } from './project-read.ts'
import { ProjectView } from './project-view.tsx'

/** `/project/{slug}/` (§2). */
export function ProjectPage({ slug = '' }: PageParams) {
  const { data, problem, retry } = useEndpoint(...projectRead(slug))
  if (data !== undefined) return <ProjectView key={data.id} project={data} />
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  return <PageSkeleton />
}
