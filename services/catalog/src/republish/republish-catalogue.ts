import { randomUUID } from 'node:crypto'
import { catalogEventSchema } from '@tahanan/contracts/event/catalog-event.ts'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { findStoredForUpdate, type Stored, type StoredTable, tombstoneOf } from '../aggregate/stored.store.ts'
import { publishAmenity } from '../amenity/amenity-commands.ts'
import { AMENITY_TABLE } from '../amenity/amenity.store.ts'
import { lockRealtyOfBroker, publishBroker } from '../broker/broker-commands.ts'
import { BROKER_TABLE } from '../broker/broker.store.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import { publishDeveloper } from '../developer/developer-commands.ts'
import { DEVELOPER_TABLE } from '../developer/developer.store.ts'
import { findListingForUpdate, lockReferences } from '../listing/listing.store.ts'
import { toListingState } from '../listing/listing.ts'
import { publishPicture } from '../picture/change-picture.ts'
import { lockPicture } from '../picture/picture.store.ts'
import { publishProject } from '../project/project-commands.ts'
import { PROJECT_TABLE } from '../project/project.store.ts'
import { publishSite, SITE_TABLE } from '../site/site-commands.ts'
import { listSlugs } from '../slug/slug.store.ts'
import { findRow, listRows } from '../row/row.store.ts'

/** Parents before what refers to them. */
const REPUBLISHED = ['amenity', 'broker', 'developer', 'project', 'listing', 'picture', 'site'] as const

type RepublishedEntityType = (typeof REPUBLISHED)[number]

/** A row, deleted ones included: theirs stay. */
interface StoredAggregate {
  readonly id: number
  readonly deletedAt: Date | null
}

/** The next so many, by id. */
function listStoredAggregates(
  pool: Pool,
  noun: RepublishedEntityType,
  afterId: number,
  limit: number,
): Promise<readonly StoredAggregate[]> {
  return listRows(
    pool,
    `select id, deleted_at as "deletedAt" from app.${noun} where id > $1 and version > $3 order by id limit $2`,
    // Of the site nothing has been said at its first version, and nothing published.
    [afterId, limit, noun === 'site' ? 1 : 0],
  )
}

interface Tombstone {
  readonly version: number
  readonly deletedAt: Date
  /** Null where the noun has no page. */
  readonly slug: string | null
  /** Of a picture. */
  readonly ownerNoun: string | null
  readonly ownerId: number | null
}

/** A deleted row; undefined for one that is there. */
function findTombstone(client: PoolClient, noun: RepublishedEntityType, id: number): Promise<Tombstone | undefined> {
  return findRow(
    client,
    `select version, deleted_at as "deletedAt", to_jsonb(t)->>'slug' as slug,
        to_jsonb(t)->>'owner_noun' as "ownerNoun", (to_jsonb(t)->>'owner_id')::integer as "ownerId"
      from app.${noun} as t where id = $1 and deleted_at is not null`,
    [id],
  )
}

/** Publishes the state of an aggregate as it is stored, under the version that it has; nothing for one that is gone. */
const republishAggregate: Readonly<Record<RepublishedEntityType, Republish>> = {
  amenity: republishing(AMENITY_TABLE, publishAmenity),
  developer: republishing(DEVELOPER_TABLE, publishDeveloper),
  project: republishing(PROJECT_TABLE, publishProject),
  site: republishing(SITE_TABLE, publishSite),

  broker: republishing(BROKER_TABLE, async (unit, broker) =>
    publishBroker(unit, broker, await lockRealtyOfBroker(unit.client, broker.fields.realtyId)),
  ),

  async listing({ client, publish }, id) {
    const row = await findListingForUpdate(client, id)
    if (row === undefined) return
    const { projectId, brokerId, version } = row
    const { amenityIds, slugs } = await lockReferences(client, id, { projectId, brokerId, amenityIds: [] })
    const data = toListingState(
      { ...row, amenityIds },
      slugs.filter((slug) => slug !== row.slug),
    )
    await publish({ type: 'listing.changed', aggregate: 'listing', aggregateId: id, version, data })
  },

  async picture(unit, id) {
    const picture = await lockPicture(unit.client, id)
    if (picture !== undefined) await publishPicture(unit, picture)
  },
}

function republishing<Row extends QueryResultRow, Item extends Stored<object>>(
  table: StoredTable<Row, Item>,
  publish: (unit: UnitOfWork, item: Item) => Promise<void>,
): Republish {
  return async (unit, id) => {
    const item = await findStoredForUpdate(unit.client, table, id)
    if (item !== undefined) await publish(unit, item)
  }
}

const CHUNK = 500

/**
 * Publishes every aggregate as it is, deleted ones included, under the versions that they have: for a topic that was
 * lost, or that is ahead of a catalogue that was restored and was therefore made anew. Each chunk is a transaction, and
 * locks what it publishes, so it may run beside everything else. Answers how many there are.
 */
export async function republishCatalogue(
  catalog: Catalog,
  context: CommandContext,
  { signal }: { readonly signal: AbortSignal },
): Promise<number> {
  let published = 0
  for (const noun of REPUBLISHED) {
    let afterId = 0
    for (;;) {
      signal.throwIfAborted()
      const chunk = await listStoredAggregates(catalog.pool, noun, afterId, CHUNK)
      const last = chunk.at(-1)
      if (last === undefined) break
      await runCommand(catalog, context, async (unit) => {
        for (const { id, deletedAt } of chunk) {
          await (deletedAt === null ? republishAggregate[noun](unit, id) : republishDeleted(unit, noun, id))
        }
      })
      afterId = last.id
      published += chunk.length
    }
  }
  return published
}

/** Publishes that an aggregate is deleted, under the version at which it was; nothing for one that is there. */
async function republishDeleted(unit: UnitOfWork, noun: RepublishedEntityType, id: number): Promise<void> {
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

type Republish = (unit: UnitOfWork, id: number) => Promise<void>
