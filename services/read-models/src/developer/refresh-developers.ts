import type { Refresh } from '../projection/refresh.ts'
import { dirtyProjectsOf } from './developer-view.store.ts'
import { makeDeveloperViews } from './make-developer-views.ts'

/** Makes the pages of these developers; their projects' pages name them, so those are next. */
export const refreshDevelopers: Refresh = async (client, ids) => {
  const changed = await makeDeveloperViews(client, ids)
  await dirtyProjectsOf(client, ids)
  return changed
}
