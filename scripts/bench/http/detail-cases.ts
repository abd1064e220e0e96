import type { Installation } from '../install/installation.ts'
import { drawAddresses } from './draw-addresses.ts'
import type { HttpCase } from './http-case.ts'

const ADDRESSES = 5_000
/** They are read anew whenever their time in the cache is over, as in production: the fewer, the rarer. */
const KEPT = 2_200
const CACHE_BYTES = 256 * 1024 * 1024

/** Listings by their slugs: read, kept, and not changed since. */
export async function detailCases({ pool }: Installation): Promise<HttpCase[]> {
  const { rows } = await pool.query<{ slug: string; rev: string; detail: string }>(
    `select slug, rev::text, detail from read.listing_view where listed order by md5(id::text) limit $1`,
    [ADDRESSES],
  )
  if (rows.length === 0) throw new Error('There are no listings to measure with.')
  const text = 'select detail as body from listing_view where slug = $1'
  const values = rows.map(({ slug }) => [slug])
  const kept = rows.slice(0, KEPT)
  const same = { texts: kept.map(({ detail }) => detail), text: '', values: [] }
  const tagOf = new Map(kept.map(({ slug, rev }) => [addressOf(slug), `"${rev}"`]))
  const again = drawAddresses(tagOf.keys())
  return [
    {
      name: 'detail, cache off',
      floor: 0.8,
      cacheBytes: 0,
      ...drawAddresses(rows.map(({ slug }) => addressOf(slug))),
      twin: { kind: 'bare', order: { texts: [], text, values } },
    },
    {
      name: 'detail, cache hit',
      floor: 0.6,
      cacheBytes: CACHE_BYTES,
      ...again,
      twin: { kind: 'bare', order: same },
    },
    {
      name: 'detail, not modified',
      floor: 0.7,
      cacheBytes: CACHE_BYTES,
      ...again,
      tags: again.paths.map((path) => tagOf.get(path) ?? ''),
      expectStatus: 304,
      twin: { kind: 'bare', order: same, headers: { 'if-none-match': '"1"' } },
    },
  ]
}

function addressOf(slug: string): string {
  return `/api/listing/${slug}/`
}
