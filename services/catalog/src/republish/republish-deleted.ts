import { randomUUID } from 'node:crypto'
import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import { tombstoneOf } from '../aggregate/tombstone-of.ts'
import type { UnitOfWork } from '../command/unit-of-work.ts'
import { listSlugs } from '../slug/slug.store.ts'
import { findTombstone, type RepublishedNoun } from './kept-aggregate.store.ts'

/** Publishes that an aggregate is deleted, under the version at which it was; nothing for one that is there. */
export async function republishDeleted(unit: UnitOfWork, noun: RepublishedNoun, id: number): Promise<void> {
  const { client, context, publish } = unit
  const tombstone = await findTombstone(client, noun, id)
  if (tombstone === undefined) return
  const { version, deletedAt, slug, ownerNoun, ownerId } = tombstone
  const isPage = noun === 'developer' || noun === 'project' || noun === 'listing'
  const old = isPage ? await listSlugs(client, noun, id) : []
  const slugs = [...new Set([...(slug === null ? [] : [slug]), ...old])]
  const owner = noun === 'picture' ? { ownerNoun, ownerId } : {}
  // Parsed whole: which noun it is about is known only now.
  const event = catalogEventSchema.parse({
    id: randomUUID(),
    type: `${noun}.deleted`,
    aggregate: noun,
    aggregateId: id,
    version,
    schemaVersion: 1,
    occurredAt: context.now.toISOString(),
    actor: 'system',
    correlationId: context.correlationId,
    data: { ...tombstoneOf(id, deletedAt, slugs), ...owner },
  })
  await publish(event)
}
