import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { COUNTRY } from '../place/pending-area.store.ts'

/** What has pages that search engines should know. */
export const SITEMAP_ENTITY_TYPES = ['listing', 'project', 'developer', 'places'] as const

export type SitemapEntityType = (typeof SITEMAP_ENTITY_TYPES)[number]

/** Addresses that one sitemap may hold at most (sitemaps.org). A part is so many ids, whatever is left of them. */
const SITEMAP_PART_IDS = 50_000

/**
 * Where the pages of a noun are: offers that can still be had, every project and developer (decision 26), and areas with
 * offers, which have numbers of their own by their slugs.
 */
const SITEMAP_SOURCES: Readonly<Record<SitemapEntityType, string>> = {
  listing: pagesOf('listing', 'view.listed'),
  project: pagesOf('project', 'not ref.deleted'),
  developer: pagesOf('developer', 'not ref.deleted'),
  places: `(select row_number() over (order by slug)::integer as id, slug,
    to_char(counted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
    from area_view where code <> '${COUNTRY}') as pages`,
}

function pagesOf(noun: 'listing' | 'project' | 'developer', condition: string): string {
  return `(select id, view.slug, ref.data ->> 'updatedAt' as "updatedAt"
    from ${noun}_view as view join ${noun}_ref as ref using (id) where ${condition}) as pages`
}

export interface SitemapPart {
  readonly noun: SitemapEntityType
  /** From 0. */
  readonly part: number
  /** ISO: of the page in it that was changed last. */
  readonly updatedAt: string
}

/** The sitemaps there are, those without any page left out. */
export async function listSitemapParts(pool: Queryable): Promise<readonly SitemapPart[]> {
  const parts = SITEMAP_ENTITY_TYPES.map(async (noun) => {
    const { rows } = await pool.query<Omit<SitemapPart, 'noun'>>({
      name: `sitemap-parts-${noun}`,
      text: `select (id - 1) / ${SITEMAP_PART_IDS} as part, max("updatedAt") as "updatedAt"
        from ${SITEMAP_SOURCES[noun]} group by 1 order by 1`,
    })
    return rows.map((row) => ({ noun, ...row }))
  })
  return (await Promise.all(parts)).flat()
}

export interface SitemapEntry {
  readonly slug: string
  /** ISO: when staff changed it last. */
  readonly updatedAt: string
}

const BATCH_ROWS = 1_000

/** The pages of one part (from 0), in id order and a thousand at a time: a sitemap is never in memory as a whole. */
export async function* sitemapEntries(
  pool: Queryable,
  noun: SitemapEntityType,
  part: number,
): AsyncGenerator<readonly SitemapEntry[]> {
  const lastId = (part + 1) * SITEMAP_PART_IDS
  let afterId = part * SITEMAP_PART_IDS
  for (;;) {
    const { rows } = await pool.query<SitemapEntry & { readonly id: number }>({
      name: `sitemap-${noun}`,
      text: `select id, slug, "updatedAt" from ${SITEMAP_SOURCES[noun]}
        where id > $1 and id <= $2 order by id limit ${BATCH_ROWS}`,
      values: [afterId, lastId],
    })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH_ROWS) return
    afterId = last.id
  }
}
