import { slugText } from '@tahanan/contracts/text/fold-text.ts'
import type { PoolClient } from 'pg'

type SluggedEntityType = 'developer' | 'project' | 'listing'

/** Notes that `slug` leads to the aggregate from now on; one that it had before becomes its newest again. */
export async function recordSlug(
  client: PoolClient,
  noun: SluggedEntityType,
  id: number,
  slug: string,
  at: Date,
): Promise<void> {
  await client.query(
    `insert into app.slug (noun, slug, aggregate_id, used_at) values ($1, $2, $3, $4)
     on conflict (noun, slug) do update set used_at = excluded.used_at`,
    [noun, slug, id, at],
  )
}

/** Every slug the aggregate ever had, newest first. */
export async function listSlugs(client: PoolClient, noun: SluggedEntityType, id: number): Promise<string[]> {
  const { rows } = await client.query<{ slug: string }>(
    'select slug from app.slug where noun = $1 and aggregate_id = $2 order by used_at desc, slug',
    [noun, id],
  )
  return rows.map((row) => row.slug)
}

/** Every slug an aggregate ever had, its present one first. */
export async function listSlugsOf(
  client: PoolClient,
  noun: SluggedEntityType,
  { id, slug }: { readonly id: number; readonly slug: string },
): Promise<string[]> {
  return [...new Set([slug, ...(await listSlugs(client, noun, id))])]
}

/** Slug of a page: the name's words, then the id, which makes it unique whatever the name (decision 63). */
export function slugFor(noun: SluggedEntityType, name: string, id: number): string {
  return `${slugText(name, noun)}-${id}`
}
