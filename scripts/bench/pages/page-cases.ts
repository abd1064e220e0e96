import type { Installation } from '../install/installation.ts'

export interface PageCase {
  readonly name: string
  readonly floor: number
  /** 0 renders each request anew. */
  readonly cacheBytes: number
  readonly paths: readonly string[]
  /** What it is held against. */
  readonly twin: 'rendered' | 'file'
}

const LISTINGS = 200
const CACHE_BYTES = 256 * 1024 * 1024

/** Home, search and listing pages: rendered for each request, and kept. */
export async function pageCases({ pool }: Installation): Promise<readonly PageCase[]> {
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from read.listing_view where listed order by md5(id::text) limit $1',
    [LISTINGS],
  )
  const pages = [
    { name: 'home page', paths: ['/', '/?status=For+Rent'] },
    {
      name: 'search page',
      paths: ['House', 'Land', 'Condominium', 'Commercial'].map((type) => `/search?type=${type}`),
    },
    { name: 'listing page', paths: rows.map(({ slug }) => `/listing/${slug}/`) },
  ]
  return pages.flatMap(({ name, paths }): readonly PageCase[] => [
    { name: `${name}, rendered`, floor: 0.6, cacheBytes: 0, paths, twin: 'rendered' },
    { name: `${name}, kept`, floor: 0.5, cacheBytes: CACHE_BYTES, paths: paths.slice(0, 1), twin: 'file' },
  ])
}
