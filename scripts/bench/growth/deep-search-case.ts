import { addressBehind } from '../http/address-behind.ts'
import { drawAddresses } from '../http/draw-addresses.ts'
import type { HttpCase } from '../http/http-case.ts'
import { listQuery } from '../http/list-query.ts'
import { openPositions } from '../http/positions.ts'
import type { Installation } from '../install/installation.ts'

const PAGE = 12
const PAGES_MAX = 500
const WORDS_MAX = 400

/**
 * Pages of frequent words, as far behind as they go and page 500 at most: full ones in a catalogue of any size. Its twin is
 * the same case elsewhere.
 */
export async function deepSearchCase({ pool, readerUrl }: Installation): Promise<HttpCase> {
  const { rows } = await pool.query<{ word: string; listings: number }>(
    `select word, listings from read.vocabulary
     where word ~ '^[a-z]{4,}$' and listings >= (select count(*) / 100 from read.listing_search)
     order by md5(word) limit $1`,
    [WORDS_MAX],
  )
  const positions = await openPositions(readerUrl)
  const addresses: string[] = []
  for (const { word, listings } of rows) {
    const list = listQuery({ q: word })
    const page = Math.min(PAGES_MAX, Math.floor(listings / PAGE))
    const position = await positions.find(list.query, (page - 1) * PAGE - 1)
    if (position !== undefined) addresses.push(addressBehind(list, position))
  }
  await positions.close()
  const { paths } = drawAddresses(addresses)
  return { name: 'search, far behind', floor: null, cacheBytes: 0, paths, twin: { kind: 'ours', paths } }
}
