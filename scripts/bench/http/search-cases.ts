import type { Pool } from 'pg'
import { zipfPlaces } from '../load/zipf-places.ts'
import type { HttpCase } from './http-case.ts'
import { chooseSearchWords } from './search-words.ts'

const ADDRESSES = 2_500
const STATUSES = ['', '&status=For+Sale', '&status=For+Rent', '&type=House', '&type=Condominium']

/** Words, each kind beside a bare read of one row. The answer cache is off; counts are kept as in production. */
export async function searchCases(pool: Pool): Promise<HttpCase[]> {
  const words = await chooseSearchWords(pool)
  const { rows } = await pool.query<{ id: number }>(
    'select id from read.listing_view where listed order by md5(id::text) limit $1',
    [ADDRESSES],
  )
  const bare = {
    constant: null,
    text: 'select card as body from listing_view where id = $1',
    values: rows.map(({ id }) => [id]),
  }
  const searchCase = (name: string, floor: number, texts: readonly string[]): HttpCase => {
    if (texts.length === 0) throw new Error(`The catalogue has no words for the case "${name}".`)
    const addresses = texts.flatMap((text) =>
      STATUSES.map((more) => `/api/listing?q=${encodeURIComponent(text)}${more}`),
    )
    const paths = zipfPlaces(addresses.length, ADDRESSES).flatMap((place) => addresses[place] ?? [])
    return { name: `search, ${name}`, floor, cacheBytes: 0, paths, bare }
  }
  return [
    searchCase('rare word', 0.2, words.rare),
    searchCase('frequent word', 0.2, words.frequent),
    searchCase('prefix', 0.2, words.prefixes),
    searchCase('typo', 0.2, words.typos),
    searchCase(
      'no hit',
      0.2,
      words.rare.map((word) => `${word}qqxzj`),
    ),
    searchCase('two frequent words that never meet', 0.06, words.strangers),
    searchCase('six words', 0.06, words.sentences),
  ]
}
