import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { SITEMAP_NOUNS, SITEMAP_PART_IDS, SITEMAP_SOURCES, type SitemapNoun } from './sitemap-noun.ts'

export interface SitemapPart {
  readonly noun: SitemapNoun
  /** From 0. */
  readonly part: number
  /** ISO: of the page in it that was changed last. */
  readonly updatedAt: string
}

/** The sitemaps there are, those without any page left out. */
export async function listSitemapParts(pool: Queryable): Promise<readonly SitemapPart[]> {
  const parts = SITEMAP_NOUNS.map(async (noun) => {
    const { rows } = await pool.query<Omit<SitemapPart, 'noun'>>({
      name: `sitemap-parts-${noun}`,
      text: `select (id - 1) / ${SITEMAP_PART_IDS} as part, max(ref.data ->> 'updatedAt') as "updatedAt"
        from ${SITEMAP_SOURCES[noun]} group by 1 order by 1`,
    })
    return rows.map((row) => ({ noun, ...row }))
  })
  return (await Promise.all(parts)).flat()
}
