import type { ProjectState } from '@tahanan/contracts/project/project-state.ts'
import type { StoredProject } from './project.store.ts'

/** What `project.changed` says of a project. `slugs` are all it ever had. */
export function projectStateOf(project: StoredProject, slugs: readonly string[]): ProjectState {
  const { id, slug, createdAt, updatedAt, fields } = project
  return {
    id,
    slug,
    oldSlugs: slugs.filter((old) => old !== slug),
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
