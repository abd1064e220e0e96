import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type { RevisedCard } from '@tahanan/platform/search-engine/search-engine.ts'
import type pg from 'pg'
import { findRedirect } from '../page/find-redirect.ts'
import type { Page } from '../page/page.ts'
import { plainArray, textArray } from '../projection/text-array.ts'
import type { ListingSearch } from './listing-search.ts'

/** Writes the views that differ from what is there, each with a new revision, and answers their ids. */
export async function upsertListingViews(
  client: pg.PoolClient,
  views: readonly ListingView[],
): Promise<readonly number[]> {
  const { rows } = await client.query<{ id: number }>({
    name: 'upsert-listing-view',
    text: `insert into listing_view as known (id, slug, listed, gone_at, project_id, card, detail, rev)
      select *, nextval('rev') from unnest(
        $1::integer[], $2::text[], $3::boolean[], $4::timestamptz[], $5::integer[], $6::text[], $7::text[])
      on conflict (id) do update set slug = excluded.slug, listed = excluded.listed, gone_at = excluded.gone_at,
        project_id = excluded.project_id, card = excluded.card, detail = excluded.detail, rev = excluded.rev
      where (known.slug, known.listed, known.gone_at, known.project_id, known.card, known.detail)
        is distinct from
        (excluded.slug, excluded.listed, excluded.gone_at, excluded.project_id, excluded.card, excluded.detail)
      returning id`,
    values: [
      plainArray(views.map(({ id }) => id)),
      textArray(views.map(({ slug }) => slug)),
      plainArray(views.map(({ search }) => search !== null)),
      views.map(({ goneAt }) => goneAt),
      plainArray(views.map(({ projectId }) => projectId)),
      textArray(views.map(({ card }) => card)),
      textArray(views.map(({ detail }) => detail)),
    ],
  })
  return rows.map(({ id }) => id)
}

/** Tells every search engine's index, where there is one, that it may not have these listings as they are now. */
export async function addPendingIndexUpdates(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'add-pending-index-updates',
    text: `insert into index_mark (index_name, listing_id, rev)
      select name, id, nextval('rev') from search_index, unnest($1::integer[]) as changed (id)
      order by name, id
      on conflict (index_name, listing_id) do update set rev = excluded.rev, request_ids = excluded.request_ids`,
    values: [plainArray(ids)],
  })
}

/** Makes every index take every listing again. */
export async function addPendingIndexUpdatesForAll(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into index_mark (index_name, listing_id, rev)
      select name, listing_ref.id, nextval('rev') from search_index, listing_ref
      on conflict (index_name, listing_id) do update set rev = excluded.rev`,
  )
}

/** A listing as visitors see and find it: its row of `listing_view`, and of `listing_search` while it is listed. */
export interface ListingView {
  readonly id: number
  readonly slug: string
  /** From when on the page is gone; null while the listing can be had. */
  readonly goneAt: string | null
  readonly projectId: number | null
  /** JSON text of a `ListingCard`. */
  readonly card: string
  /** JSON text of a `ListingDetail`. */
  readonly detail: string
  /** Null when it is in no list and no search: sold. */
  readonly search: ListingSearch | null
}

/** The answer of `GET /listing/{slug}`: one indexed read. A listing sold 90 days ago is gone (decision 26). */
export async function findListingPage(pool: Queryable, slug: string): Promise<Page> {
  const { rows } = await pool.query<{ json: string; rev: string; gone: boolean }>({
    name: 'find-listing-page',
    text: `select detail as json, rev::text, coalesce(gone_at <= now(), false) as gone
      from listing_view where slug = $1 order by listing_view.rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return findRedirect(pool, 'listing', slug)
  return found.gone ? { kind: 'gone' } : { kind: 'found', json: found.json, rev: found.rev }
}

/**
 * The cards of these listings as they are now, in their order. One that cannot be had any more drops out, whatever found
 * it: a search engine may know less than the view.
 */
export async function readCards(pool: Queryable, ids: readonly number[]): Promise<readonly RevisedCard[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<{ card: string; rev: string }>({
    name: 'read-cards',
    text: `select card, rev from listing_view where id = any ($1::integer[]) and listed
      order by array_position($1::integer[], id)`,
    values: [ids],
  })
  return rows.map(({ card, rev }) => ({ card, rev: Number(rev) }))
}
