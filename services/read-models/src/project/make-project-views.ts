import type pg from 'pg'
import { lockReferences } from '../projection/lock-references.ts'
import { refreshNames } from '../suggestion/refresh-names.ts'
import { readProjectSources, removeProjectViews, upsertProjectViews } from './project-view.store.ts'
import { toProjectView } from './to-project-view.ts'

/** Makes the pages of these projects, and answers the slugs of those that changed. */
export async function makeProjectViews(client: pg.PoolClient, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  await lockReferences(client, 'project', ids)
  const sources = await readProjectSources(client, ids)
  const views = sources.map(toProjectView)
  const shown = new Set(views.map(({ id }) => id))
  const changed = await upsertProjectViews(client, views)
  const hidden = ids.filter((id) => !shown.has(id))
  const removed = await removeProjectViews(client, hidden)
  const suggested = sources.map(({ project }) => project)
  await refreshNames(client, 'project', suggested, hidden)
  return [...changed, ...removed]
}
