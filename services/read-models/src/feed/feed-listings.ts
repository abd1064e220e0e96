import { type ListingDetail, listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type { Knex } from 'knex'
import { ask, sql, whereFilters } from '../search/listing-sql.ts'

/** How many listings are in memory at a time. */
const BATCH_ROWS = 50

/** What a reader compares with what it has: how many listings there are, their newest revision, their last change. */
export interface FeedState {
  readonly tag: string
  /** Undefined where there is no listing. */
  readonly updatedAt: Date | undefined
}

/** One statement. A listing that comes into a feed has a new revision, one that leaves changes the count. */
export async function readFeedState(pool: Queryable, filters: ListingFilters): Promise<FeedState> {
  const statement = sql('listing_view as view')
    .join('listing_ref as ref', 'ref.id', 'view.id')
    .whereIn('view.id', idsOf(filters))
    .where('view.listed', true)
    .select(sql.raw(`count(*)::integer as count, max(view.rev)::text as rev, max(ref.data ->> 'updatedAt') as updated`))
  const [row] = await ask<{ count: number; rev: string | null; updated: string | null }>(pool, statement)
  return { tag: `${row?.count ?? 0}-${row?.rev ?? 0}`, updatedAt: row?.updated ? new Date(row.updated) : undefined }
}

interface FeedPart {
  readonly filters: ListingFilters
  /** Only listings of lower ids. */
  readonly before: number | undefined
  readonly limit: number
}

/** Listings that can be had, the newest first, as their pages show them; never all of them in memory. */
export async function* feedListings(pool: Queryable, part: FeedPart): AsyncGenerator<readonly ListingDetail[]> {
  let { before, limit } = part
  while (limit > 0) {
    const ids = idsOf(part.filters)
    if (before !== undefined) void ids.where('id', '<', before)
    const statement = sql('listing_view')
      .whereIn('id', ids.orderBy('id', 'desc').limit(Math.min(limit, BATCH_ROWS)))
      .orderBy('id', 'desc')
      .select('id', 'detail')
    const rows = await ask<{ id: number; detail: string }>(pool, statement)
    if (rows.length > 0) yield rows.map(({ detail }) => listingDetailSchema.parse(JSON.parse(detail)))
    const last = rows.at(-1)
    if (last === undefined) return
    before = last.id
    limit -= rows.length
  }
}

function idsOf(filters: ListingFilters): Knex.QueryBuilder {
  const ids = sql('listing_search').select('id')
  whereFilters(ids, filters)
  return ids
}
