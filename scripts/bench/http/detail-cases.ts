import type { Installation } from '../install/installation.ts'
import { drawAddresses } from './draw-addresses.ts'
import type { HttpCase } from './http-case.ts'

const ADDRESSES = 5_000
const CACHE_BYTES = 256 * 1024 * 1024

/** One listing by its slug: read, kept, and not changed since. */
export async function detailCases({ pool }: Installation): Promise<HttpCase[]> {
  const { rows } = await pool.query<{ slug: string; rev: string; detail: string }>(
    `select slug, rev::text, detail from read.listing_view where listed order by md5(id::text) limit $1`,
    [ADDRESSES],
  )
  const [first] = rows
  if (first === undefined) throw new Error('There are no listings to measure with.')
  const text = 'select detail as body from listing_view where slug = $1'
  const values = rows.map(({ slug }) => [slug])
  const same = { constant: first.detail, text: '', values: [[]] }
  const one = `/api/listing/${first.slug}/`
  return [
    {
      name: 'detail, cache off',
      floor: 0.8,
      cacheBytes: 0,
      ...drawAddresses(rows.map(({ slug }) => `/api/listing/${slug}/`)),
      twin: { kind: 'bare', order: { constant: null, text, values } },
    },
    {
      name: 'detail, cache hit',
      floor: 0.6,
      cacheBytes: CACHE_BYTES,
      paths: [one],
      twin: { kind: 'bare', order: same },
    },
    {
      name: 'detail, not modified',
      floor: 0.7,
      cacheBytes: CACHE_BYTES,
      paths: [one],
      headers: { 'if-none-match': `"${first.rev}"` },
      expectStatus: 304,
      twin: { kind: 'bare', order: same, headers: { 'if-none-match': '"1"' } },
    },
  ]
}
