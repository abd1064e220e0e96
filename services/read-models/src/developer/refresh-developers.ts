import { lockReferences } from '../projection/lock-references.ts'
import type { Refresh } from '../projection/refresh.ts'
import { dirtyProjectsOf, readDevelopers, removeDeveloperViews, upsertDeveloperViews } from './developer-view.store.ts'
import { toDeveloperView } from './to-developer-view.ts'

/** Makes the pages of these developers; their projects' pages name them, so those are next. */
export const refreshDevelopers: Refresh = async (client, ids) => {
  await lockReferences(client, 'developer', ids)
  const views = (await readDevelopers(client, ids)).map(toDeveloperView)
  const shown = new Set(views.map(({ id }) => id))
  const changed = await upsertDeveloperViews(client, views)
  const removed = await removeDeveloperViews(
    client,
    ids.filter((id) => !shown.has(id)),
  )
  await dirtyProjectsOf(client, ids)
  return [...changed, ...removed]
}
