import type { ListingPosition } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Installation } from '../install/installation.ts'
import { addressBehind } from './address-behind.ts'
import { browseQueries } from './browse-queries.ts'
import { cardTwins } from './card-twins.ts'
import { drawAddresses } from './draw-addresses.ts'
import type { HttpCase } from './http-case.ts'
import { page500 } from './page-500.ts'
import { oddPrices } from './odd-prices.ts'
import { openPositions } from './positions.ts'
import { shelfTwin } from './shelf-twin.ts'

/** Lists without words: first pages with their counts, pages behind a cursor, page 500, odd prices. */
export async function browseCases({ pool, readerUrl }: Installation): Promise<HttpCase[]> {
  const { oneRow, twelveRows } = await cardTwins(pool)
  const queries = browseQueries()
  const first = drawAddresses(queries.map(({ params }) => `/api/listing?${params.toString()}`))
  const { rows: positions } = await pool.query<ListingPosition>(
    `select id, price_sort::float8 as "priceCentavos" from read.listing_search where price_max is not null
     order by md5(id::text) limit $1`,
    [queries.length],
  )
  const places = positions.flatMap((position, index) => {
    const list = queries[index]
    return list === undefined ? [] : [{ list, position }]
  })
  const behind = drawAddresses(places.map(({ list, position }) => addressBehind(list, position)))
  const ranges = drawAddresses(oddPrices().map((price) => `/api/listing?price=${price}`))
  const common = { cacheBytes: 0 }
  const finder = await openPositions(readerUrl)
  const unpriced = queries.filter(({ query }) => query.filters.price === undefined)
  const deep = await page500('browse, page 500 beside page 2', unpriced, finder)
  await finder.close()
  return [
    { ...common, name: 'browse, first page with its count, beside one row', floor: 0.4, ...first, twin: oneRow },
    { ...common, name: 'browse, first page with its count', floor: 0.5, ...first, twin: twelveRows },
    { ...common, name: 'browse behind a cursor', floor: 0.8, ...behind, twin: shelfTwin(places) },
    { ...common, name: 'browse, a price range that is no bucket', floor: 0.06, ...ranges, twin: oneRow },
    ...(deep === undefined ? [] : [deep]),
  ]
}
