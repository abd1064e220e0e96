import { isPlaceholderLts } from '../listing/is-placeholder-lts.ts'
import type { ProjectFields } from './project-fields.ts'

/** What staff should look at again before the project is advertised (decisions §10): warned, not stopped. */
export function projectWarnings(project: Pick<ProjectFields, 'dhsudLts'>): Record<string, string[]> {
  if (!isPlaceholderLts(project.dhsudLts)) return {}
  return { dhsud_lts: ['This looks like a placeholder. Selling and advertising a project take its licence to sell.'] }
}
