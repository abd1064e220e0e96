import type { Pool } from 'pg'
import { zipfPlaces } from '../load/zipf-places.ts'
import type { HttpCase } from './http-case.ts'

const ADDRESSES = 5_000
const CACHE_BYTES = 256 * 1024 * 1024

/** One listing by its slug: read, kept, and not changed since. */
export async function detailCases(pool: Pool): Promise<HttpCase[]> {
  const { rows } = await pool.query<{ slug: string; rev: string; detail: string }>(
    `select slug, rev::text, detail from read.listing_view where listed order by md5(id::text) limit $1`,
    [ADDRESSES],
  )
  const drawn = zipfPlaces(rows.length, ADDRESSES).flatMap((place) => rows[place] ?? [])
  const paths = drawn.map(({ slug }) => `/api/listing/${slug}/`)
  const [first] = drawn
  if (first === undefined) throw new Error('There are no listings to measure with.')
  const row = { constant: null, text: 'select detail as body from listing_view where slug = $1' }
  const same = { constant: first.detail, text: '', values: [[]] }
  const one = `/api/listing/${first.slug}/`
  return [
    {
      name: 'detail, cache off',
      floor: 0.8,
      cacheBytes: 0,
      paths,
      bare: { ...row, values: drawn.map(({ slug }) => [slug]) },
    },
    { name: 'detail, cache hit', floor: 0.6, cacheBytes: CACHE_BYTES, paths: [one], bare: same },
    {
      name: 'detail, not modified',
      floor: 0.7,
      cacheBytes: CACHE_BYTES,
      paths: [one],
      headers: { 'if-none-match': `"${first.rev}"` },
      expectStatus: 304,
      bare: same,
      bareHeaders: { 'if-none-match': '"1"' },
    },
  ]
}
