import type { PoolClient } from 'pg'
import { takeIds } from '../aggregate/stored.store.ts'
import type { UnitOfWork } from '../command/run-command.ts'
import { eventRow, insertOutboxRows } from '../outbox/outbox.store.ts'
import { type NewListing, newListingContent } from './create-listing.ts'
import { decideListing } from './decide-listing.ts'
import { LISTING_COLUMNS } from './listing.store.ts'
import { type ChosenProject, firstVersion, type Listing, listingSearchText, toListingState } from './listing.ts'

interface KeyedListing {
  readonly listing: Listing
  readonly importKey: string
}

const COLUMNS = LISTING_COLUMNS.map(({ column }) => column).join(', ')

/** Writes new listings with their amenities and slugs, a statement for each table. */
async function insertListings(client: PoolClient, listings: readonly KeyedListing[]): Promise<void> {
  await client.query({
    name: 'listing.insert-many',
    text: `with inserted as (
        insert into app.listing (${COLUMNS}, search_folded, import_key)
        select ${COLUMNS}, search_folded, import_key from json_populate_recordset(null::app.listing, $1)
        returning id, slug, created_at)
      insert into app.slug (noun, slug, aggregate_id, used_at) select 'listing', slug, id, created_at from inserted`,
    values: [JSON.stringify(listings.map(rowOf))],
  })
  const amenities = listings.flatMap(({ listing }) => listing.amenityIds.map((amenityId) => [listing.id, amenityId]))
  await client.query({
    name: 'listing.insert-many-amenities',
    text: 'insert into app.listing_amenity (listing_id, amenity_id) select * from unnest($1::integer[], $2::integer[])',
    values: [amenities.map(([id]) => id), amenities.map(([, amenityId]) => amenityId)],
  })
}

function rowOf({ listing, importKey }: KeyedListing): Record<string, unknown> {
  const row: Record<string, unknown> = {
    import_key: importKey,
    search_folded: listingSearchText(listing),
  }
  for (const { column, field } of LISTING_COLUMNS) row[column] = listing[field]
  return row
}

/** One past the highest number among import keys of the form `<prefix><number>`; 0 where there is none. */
export async function findNextKeyNumber(client: PoolClient, prefix: string): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `select coalesce(max(substr(import_key, length($1) + 1)::integer) + 1, 0) as next
     from app.listing where starts_with(import_key, $1)`,
    [prefix],
  )
  return rows[0]?.next ?? 0
}

/** A new listing whose project, broker and amenities the caller knows to exist. */
export interface BulkListing extends Required<Omit<NewListing, 'importRunId'>> {
  /** The project that `changes` names; null where it names none. */
  readonly project: ChosenProject | null
}

/**
 * Adds many listings in a few statements: for seeds and benches, where a hundred thousand commands would take too
 * long. Rules, rows, slugs and events are those of `addListing`. What it leaves out: audit rows, warnings, and the
 * locks on what the listings refer to, which must not be changed or deleted meanwhile. An import key that is taken
 * fails the whole transaction.
 *
 * @throws InvalidInput for the first listing that the rules refuse
 */
export async function addListingsInBulk(unit: UnitOfWork, wanted: readonly BulkListing[]): Promise<void> {
  const { client, context } = unit
  const ids = await takeIds(client, 'listing', wanted.length)
  const keyed = wanted.map(({ listingType, changes, importKey, project }, index) => {
    const current = newListingContent(listingType)
    const references = { project, hasBroker: true, amenityIds: changes.amenityIds ?? [] }
    const content = decideListing({ current, isNew: true, changes, references })
    return { listing: firstVersion(content, ids[index] ?? 0, context.now), importKey }
  })
  await insertListings(client, keyed)
  const events = keyed.map(({ listing }) => {
    const data = toListingState(listing, [])
    const { id: aggregateId, version } = listing
    return eventRow({ type: 'listing.changed', aggregate: 'listing', aggregateId, version, data }, context)
  })
  await insertOutboxRows(client, events)
}
