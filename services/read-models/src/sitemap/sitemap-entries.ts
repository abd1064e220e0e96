import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { SITEMAP_PART_IDS, SITEMAP_SOURCES, type SitemapNoun } from './sitemap-noun.ts'

export interface SitemapEntry {
  readonly slug: string
  /** ISO: when staff changed it last. */
  readonly updatedAt: string
}

const BATCH_ROWS = 1_000

/** The pages of one part (from 0), in id order and a thousand at a time: a sitemap is never in memory as a whole. */
export async function* sitemapEntries(
  pool: Queryable,
  noun: SitemapNoun,
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
