import type pg from 'pg'
import { lockReferences } from '../projection/lock-references.ts'
import { readDeveloperSources, removeDeveloperViews, upsertDeveloperViews } from './developer-view.store.ts'
import { toDeveloperView } from './to-developer-view.ts'

/** Makes the pages of these developers, and answers the slugs of those that changed. */
export async function makeDeveloperViews(client: pg.PoolClient, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  await lockReferences(client, 'developer', ids)
  const views = (await readDeveloperSources(client, ids)).map(toDeveloperView)
  const shown = new Set(views.map(({ id }) => id))
  const changed = await upsertDeveloperViews(client, views)
  const removed = await removeDeveloperViews(
    client,
    ids.filter((id) => !shown.has(id)),
  )
  return [...changed, ...removed]
}
