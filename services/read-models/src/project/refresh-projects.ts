import type { Refresh } from '../projection/refresh.ts'
import { makeProjectViews } from './make-project-views.ts'
import { dirtyListingsOf } from './project-view.store.ts'

/** Makes the pages of these projects; their listings show them, so those are next. */
export const refreshProjects: Refresh = async (client, ids) => {
  const changed = await makeProjectViews(client, ids)
  await dirtyListingsOf(client, ids)
  return changed
}
