import { pageStateOf } from '../aggregate/page-state-of.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { listSlugs } from '../slug/slug.store.ts'
import type { StoredProject } from './project-table.ts'

/** Publishes a project that was just stored, its slug recorded. */
export async function publishProject({ client, publish }: UnitOfWork, project: StoredProject): Promise<void> {
  const { id, version } = project
  // One that was never changed has had no other slug.
  const slugs = version === 1 ? [] : await listSlugs(client, 'project', id)
  const data = pageStateOf(project, slugs)
  await publish({ type: 'project.changed', aggregate: 'project', aggregateId: id, version, data })
}
