import { pageStateOf } from '../aggregate/page-state-of.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { listSlugs } from '../slug/slug.store.ts'
import type { StoredProject } from './project-table.ts'

/** Publishes a project that was just stored, its slug recorded. */
export async function publishProject({ client, publish }: UnitOfWork, project: StoredProject): Promise<void> {
  const { id, version } = project
  const data = pageStateOf(project, await listSlugs(client, 'project', id))
  await publish({ type: 'project.changed', aggregate: 'project', aggregateId: id, version, data })
}
