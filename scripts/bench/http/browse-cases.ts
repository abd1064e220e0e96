import type { Pool } from 'pg'
import { zipfPlaces } from '../load/zipf-places.ts'
import type { HttpCase } from './http-case.ts'

const ADDRESSES = 2_500
const TYPES = ['', 'House', 'Land', 'Condominium', 'Commercial']
const STATUSES = ['', 'For Sale', 'For Rent']
const PRICES = [
  '',
  '-2000000',
  '2000000-4000000',
  '4000000-8000000',
  '8000000-12000000',
  '12000000-20000000',
  '20000000-',
]
const SORTS = ['', 'Price low to high', 'Price high to low']

/** Lists without words: first pages with their counts, beside a bare read of one row and of twelve. */
export async function browseCases(pool: Pool): Promise<HttpCase[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from read.listing_view where listed order by md5(id::text) limit $1',
    [ADDRESSES],
  )
  const oneRow = {
    constant: null,
    text: 'select card as body from listing_view where id = $1',
    values: rows.map(({ id }) => [id]),
  }
  const twelveRows = {
    constant: null,
    text: 'select card as body from listing_view where id <= $1 and listed order by id desc limit 12',
    values: rows.map(({ id }) => [id]),
  }
  const addresses = combinations()
  const rotated = zipfPlaces(addresses.length, ADDRESSES).flatMap((place) => addresses[place] ?? [])
  const ranges = Array.from({ length: ADDRESSES }, (_, index) => {
    const least = 1_100_000 + (index % 500) * 37_000
    return `/api/listing?price=${least}-${least + 900_000 + (index % 7) * 130_000}`
  })
  return [
    {
      name: 'browse, first page with its count, beside one row',
      floor: 0.4,
      cacheBytes: 0,
      paths: rotated,
      bare: oneRow,
    },
    { name: 'browse, first page with its count', floor: 0.5, cacheBytes: 0, paths: rotated, bare: twelveRows },
    { name: 'browse, a price range that is no bucket', floor: 0.06, cacheBytes: 0, paths: ranges, bare: oneRow },
  ]
}

function combinations(): string[] {
  const addresses: string[] = []
  for (const type of TYPES)
    for (const status of STATUSES)
      for (const price of PRICES)
        for (const sort of SORTS) {
          const query = new URLSearchParams(
            Object.entries({ type, status, price, sort }).filter(([, value]) => value !== ''),
          )
          addresses.push(`/api/listing?${query.toString()}`)
        }
  return addresses
}
