import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'

/** What has pages that search engines should know. */
export const SITEMAP_ENTITY_TYPES = ['listing', 'project', 'developer'] as const

export type SitemapEntityType = (typeof SITEMAP_ENTITY_TYPES)[number]

/** Addresses that one sitemap may hold at most (sitemaps.org). A part is so many ids, whatever is left of them. */
const SITEMAP_PART_IDS = 50_000

/** Where the pages of a noun are: offers that can still be had, and every project and developer (decision 26). */
const SITEMAP_SOURCES: Readonly<Record<SitemapEntityType, string>> = {
  listing: 'listing_view as view join listing_ref as ref using (id) where view.listed',
  project: 'project_view as view join project_ref as ref using (id) where not ref.deleted',
  developer: 'developer_view as view join developer_ref as ref using (id) where not ref.deleted',
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
      text: `select (id - 1) / ${SITEMAP_PART_IDS} as part, max(ref.data ->> 'updatedAt') as "updatedAt"
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
      text: `select id, view.slug, ref.data ->> 'updatedAt' as "updatedAt" from ${SITEMAP_SOURCES[noun]}
        and id > $1 and id <= $2 order by id limit ${BATCH_ROWS}`,
      values: [afterId, lastId],
    })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH_ROWS) return
    afterId = last.id
  }
}
