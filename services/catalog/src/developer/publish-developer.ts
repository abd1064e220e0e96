import { pageStateOf } from '../aggregate/page-state-of.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { listSlugs } from '../slug/slug.store.ts'
import type { StoredDeveloper } from './developer-table.ts'

/** Publishes a developer that was just stored, its slug recorded. */
export async function publishDeveloper({ client, publish }: UnitOfWork, developer: StoredDeveloper): Promise<void> {
  const { id, version } = developer
  // One that was never changed has had no other slug.
  const slugs = version === 1 ? [] : await listSlugs(client, 'developer', id)
  const data = pageStateOf(developer, slugs)
  await publish({ type: 'developer.changed', aggregate: 'developer', aggregateId: id, version, data })
}
