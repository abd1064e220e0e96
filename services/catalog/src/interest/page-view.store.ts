import type { Pool } from 'pg'
import { arraysOf, countChanged } from '../row/row.store.ts'

/** How often the page of a listing was shown on a day in Manila, `YYYY-MM-DD`. */
export interface PageViews {
  readonly listingId: number
  readonly day: string
  readonly views: number
}

/** Adds views to those that are stored. Those of listings that nobody can see, or that never were, are left out. */
export async function addPageViews(pool: Pool, counted: readonly PageViews[]): Promise<void> {
  await pool.query({
    name: 'page-view.add',
    // In one order, so that of two processes one waits for the other.
    text: `insert into app.page_view (listing_id, day, views)
      select counted.listing_id, counted.day, counted.views
      from unnest($1::integer[], $2::date[], $3::integer[]) as counted (listing_id, day, views)
      where exists (select from app.listing l where l.id = counted.listing_id and l.is_published and l.deleted_at is null)
      order by counted.listing_id, counted.day
      on conflict (listing_id, day) do update set views = page_view.views + excluded.views`,
    values: arraysOf(counted, 'listingId', 'day', 'views'),
  })
}

/** Deletes some of the oldest views; answers how many rows there were. */
export function deleteOldPageViews(pool: Pool, beforeDay: string, limit: number): Promise<number> {
  return countChanged(
    pool,
    `delete from app.page_view where (listing_id, day) in
      (select listing_id, day from app.page_view where day < $1 order by day limit $2)`,
    [beforeDay, limit],
  )
}
