import { lockReferences } from '../projection/lock-references.ts'
import type { Refresh } from '../projection/refresh.ts'
import { dirtyListingsOf, readProjectSources, removeProjectViews, upsertProjectViews } from './project-view.store.ts'
import { toProjectView } from './to-project-view.ts'

/** Makes the pages of these projects; their listings show them, so those are next. */
export const refreshProjects: Refresh = async (client, ids) => {
  await lockReferences(client, 'project', ids)
  const views = (await readProjectSources(client, ids)).map(toProjectView)
  const shown = new Set(views.map(({ id }) => id))
  const changed = await upsertProjectViews(client, views)
  const removed = await removeProjectViews(
    client,
    ids.filter((id) => !shown.has(id)),
  )
  await dirtyListingsOf(client, ids)
  return [...changed, ...removed]
}
