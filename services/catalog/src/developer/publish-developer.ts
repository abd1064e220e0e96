import { pageStateOf } from '../aggregate/page-state-of.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { listSlugs } from '../slug/slug.store.ts'
import type { StoredDeveloper } from './developer-table.ts'

/** Publishes a developer that was just stored, its slug recorded. */
export async function publishDeveloper({ client, publish }: UnitOfWork, developer: StoredDeveloper): Promise<void> {
  const { id, version } = developer
  const data = pageStateOf(developer, await listSlugs(client, 'developer', id))
  await publish({ type: 'developer.changed', aggregate: 'developer', aggregateId: id, version, data })
}
