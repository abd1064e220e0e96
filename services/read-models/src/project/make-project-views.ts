import type pg from 'pg'
import { lockReferences } from '../projection/lock-references.ts'
import { readProjectSources, removeProjectViews, upsertProjectViews } from './project-view.store.ts'
import { toProjectView } from './to-project-view.ts'

/** Makes the pages of these projects, and answers the slugs of those that changed. */
export async function makeProjectViews(client: pg.PoolClient, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  await lockReferences(client, 'project', ids)
  const views = (await readProjectSources(client, ids)).map(toProjectView)
  const shown = new Set(views.map(({ id }) => id))
  const changed = await upsertProjectViews(client, views)
  const removed = await removeProjectViews(
    client,
    ids.filter((id) => !shown.has(id)),
  )
  return [...changed, ...removed]
}
