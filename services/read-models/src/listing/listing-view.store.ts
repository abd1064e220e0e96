import type pg from 'pg'
import { plainArray } from '../projection/plain-array.ts'
import { textArray } from '../projection/text-array.ts'
import type { ListingView } from './listing-view.ts'

/** A row that visitors see changed, and the slug under which its page is or was. */
export interface ChangedListing {
  readonly id: number
  readonly slug: string
}

/** Writes the views that differ from what is there, each with a new revision, and answers those. */
export async function upsertListingViews(
  client: pg.PoolClient,
  views: readonly ListingView[],
): Promise<readonly ChangedListing[]> {
  const { rows } = await client.query<ChangedListing>({
    name: 'upsert-listing-view',
    text: `insert into listing_view as known (id, slug, listed, gone_at, project_id, card, detail, rev)
      select *, nextval('rev') from unnest(
        $1::integer[], $2::text[], $3::boolean[], $4::timestamptz[], $5::integer[], $6::text[], $7::text[])
      on conflict (id) do update set slug = excluded.slug, listed = excluded.listed, gone_at = excluded.gone_at,
        project_id = excluded.project_id, card = excluded.card, detail = excluded.detail, rev = excluded.rev
      where (known.slug, known.listed, known.gone_at, known.project_id, known.card, known.detail)
        is distinct from
        (excluded.slug, excluded.listed, excluded.gone_at, excluded.project_id, excluded.card, excluded.detail)
      returning id, slug`,
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
  return rows
}

/** Takes away listings that have no page (any more), and answers those that had one. */
export async function removeListingViews(
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<readonly ChangedListing[]> {
  const { rows } = await client.query<ChangedListing>({
    name: 'remove-listing-view',
    text: `delete from listing_view where id = any ($1::integer[]) returning id, slug`,
    values: [ids],
  })
  return rows
}

/** Tells every search engine's index, where there is one, that it may not have these listings as they are now. */
export async function markForIndexes(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'mark-for-indexes',
    text: `insert into index_mark (index_name, listing_id, rev)
      select name, id, nextval('rev') from search_index, unnest($1::integer[]) as changed (id)
      order by name, id
      on conflict (index_name, listing_id) do update set rev = excluded.rev, request_ids = excluded.request_ids`,
    values: [plainArray(ids)],
  })
}

/** Makes every index take every listing again. */
export async function markEveryListing(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into index_mark (index_name, listing_id, rev)
      select name, listing_ref.id, nextval('rev') from search_index, listing_ref
      on conflict (index_name, listing_id) do update set rev = excluded.rev`,
  )
}
