import type { DeveloperState } from '@tahanan/contracts/developer/developer-state.ts'
import type { StoredDeveloper } from './developer.store.ts'

/** What `developer.changed` says of a developer. `slugs` are all it ever had. */
export function developerStateOf(developer: StoredDeveloper, slugs: readonly string[]): DeveloperState {
  const { id, slug, createdAt, updatedAt, fields } = developer
  return {
    id,
    slug,
    oldSlugs: slugs.filter((old) => old !== slug),
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
