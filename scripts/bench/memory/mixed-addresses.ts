import type { Installation } from '../install/installation.ts'
import { browseQueries } from '../http/browse-queries.ts'
import { zipfPlaces } from '../load/zipf-places.ts'

const LISTINGS = 5_000
const DRAWN = 24_000

/** What visitors and clients ask for in turns: pages and calls, details and lists and words, frequent ones more often. */
export async function mixedAddresses({ pool }: Installation): Promise<string[]> {
  const { rows } = await pool.query<{ slug: string; city: string }>(
    `select slug, split_part(detail::jsonb ->> 'location', ',', 1) as city from read.listing_view
     where listed order by md5(id::text) limit $1`,
    [LISTINGS],
  )
  const lists = browseQueries().map(({ params }) => params.toString())
  const words = rows.map(({ city }) => new URLSearchParams({ q: city }).toString())
  const kinds: readonly (readonly string[])[] = [
    rows.map(({ slug }) => `/listing/${slug}/`),
    rows.map(({ slug }) => `/api/listing/${slug}/`),
    lists.map((list) => `/search?${list}`),
    lists.map((list) => `/api/listing?${list}`),
    words.map((word) => `/search?${word}`),
    words.map((word) => `/api/listing?${word}`),
    rows.map(({ slug }) => `/api/listing/${slug}/similar/`),
    ['/', '/?status=For+Rent', '/api/developer', '/api/amenities', '/api/suggest?q=ma'],
  ]
  const drawn = kinds.map((addresses) =>
    zipfPlaces(addresses.length, DRAWN / kinds.length).map((place) => addresses[place]),
  )
  return Array.from({ length: DRAWN }, (_, turn) => {
    const addresses = drawn[turn % kinds.length]
    return addresses?.[Math.floor(turn / kinds.length)] ?? '/'
  })
}
