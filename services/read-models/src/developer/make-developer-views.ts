import type pg from 'pg'
import { lockReferences } from '../projection/lock-references.ts'
import { refreshNames } from '../suggestion/refresh-names.ts'
import { readDeveloperSources, removeDeveloperViews, upsertDeveloperViews } from './developer-view.store.ts'
import { toDeveloperView } from './to-developer-view.ts'

/** Makes the pages of these developers, and answers the slugs of those that changed. */
export async function makeDeveloperViews(client: pg.PoolClient, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  await lockReferences(client, 'developer', ids)
  const sources = await readDeveloperSources(client, ids)
  const views = sources.map(toDeveloperView)
  const shown = new Set(views.map(({ id }) => id))
  const changed = await upsertDeveloperViews(client, views)
  const hidden = ids.filter((id) => !shown.has(id))
  const removed = await removeDeveloperViews(client, hidden)
  const suggested = sources.map(({ developer }) => developer)
  await refreshNames(client, 'developer', suggested, hidden)
  return [...changed, ...removed]
}
