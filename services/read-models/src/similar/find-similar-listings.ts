import { type ListingCard, listingCardSchema } from '@tahanan/contracts/listing/listing-card.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { matchesSearchType, SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { type ListingFilters, NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { trailOf } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type { RevisedCard, SearchAnswer, SearchEngine } from '@tahanan/platform/search-engine/search-engine.ts'
import { readCards } from '../listing/listing-view.store.ts'
import { priceBrackets } from '@tahanan/contracts/money/price-filter.ts'
import type { ReadyPage } from '../page/page.ts'

type Compared = Pick<ListingCard, 'property_status' | 'property_type' | 'property_subtype' | 'price_sort'>

/**
 * What is like a listing, the likest first: of its status, type and price bucket; then of any price; then of any type,
 * but homes beside a home, and nothing but memorial lots beside a memorial lot (decision 136).
 */
export function similarFilters(card: Compared): readonly ListingFilters[] {
  const forRent = card.property_status === 'For Rent'
  const type = SEARCH_TYPES.find(
    (one) =>
      one !== 'Any' &&
      matchesSearchType(
        one,
        PROPERTY_TYPES.indexOf(card.property_type),
        PROPERTY_SUBTYPES.indexOf(card.property_subtype),
      ),
  )
  const isMemorial = card.property_type === 'Memorial'
  const anyPrice: ListingFilters = {
    ...NO_FILTERS,
    forRent,
    ...(isMemorial ? { kinds: ['memorial'] as const } : { type: type === 'Any' ? undefined : type }),
  }
  const anyType = { ...NO_FILTERS, forRent, ...(card.property_type === 'Residential' && { kinds: ['home'] as const }) }
  const price = bucketOf(card.price_sort, forRent)
  return [...(price === undefined ? [] : [{ ...anyPrice, price }]), anyPrice, ...(isMemorial ? [] : [anyType])]
}

function bucketOf(pesos: number | null, forRent: boolean): ListingFilters['price'] {
  if (pesos === null) return undefined
  const [, ...buckets] = priceBrackets(forRent)
  const bucket = buckets.find(
    ({ minPesos, maxPesos }) => pesos >= (minPesos ?? 0) && (maxPesos === null || pesos < maxPesos),
  )
  return bucket && { minPesos: bucket.minPesos, maxPesos: bucket.maxPesos }
}

/** As many as a carousel shows (§9). */
const SHOWN = 4

export interface SimilarListingsSettings {
  readonly pool: Queryable
  /** The Postgres one: listings are where the listing itself is. */
  readonly engine: SearchEngine
}

/**
 * The answer of `GET /listing/{slug}/similar`: other listings that can be had, of its kind and price in its place, then
 * of its kind and price anywhere, and so on (decision 26). Undefined for a slug without a page.
 */
export async function findSimilarListings(
  { pool, engine }: SimilarListingsSettings,
  slug: string,
): Promise<ReadyPage | undefined> {
  const compared = await findCompared(pool, slug)
  if (compared === undefined) return undefined
  const { listing, area } = compared
  const { id } = listing
  const found = new Set<number>()
  const request = { order: 'newest', from: undefined, offset: 0, limit: SHOWN + 1, counted: false } as const
  const add = ({ hits }: SearchAnswer) => {
    for (const hit of hits) if (hit.id !== id && found.size < SHOWN) found.add(hit.id)
  }

  const search = (filters: ListingFilters) => engine.search({ ...request, words: [], filters })

  const kinds = similarFilters(listing)
  const [closest] = kinds
  for (const inner of area === undefined ? [] : trailOf(area).toReversed()) {
    if (found.size < SHOWN && inner.level !== 'region' && closest !== undefined) {
      add(await search({ ...closest, area: inner.code }))
    }
  }
  for (const filters of kinds) if (found.size < SHOWN) add(await search(filters))
  return listOf(await readCards(pool, [...found]))
}

/** The card of a listing, and the smallest area that it is known to lie in: staff may have set it (decision 131). */
async function findCompared(pool: Queryable, slug: string) {
  const { rows } = await pool.query<{ card: string; areaPath: string | null }>({
    name: 'find-compared-listing',
    text: `select card, detail::json #>> '{areas,-1,path}' as "areaPath" from listing_view where slug = $1 and (gone_at > now() or gone_at is null)
      order by rev desc limit 1`,
    values: [slug],
  })
  const [found] = rows
  if (found === undefined) return undefined
  const area = openGazetteer().areaAt(found.areaPath?.replace(/^\/places\/|\/$/g, '') ?? '')
  return { listing: listingCardSchema.parse(JSON.parse(found.card)), area }
}

function listOf(cards: readonly RevisedCard[]): ReadyPage {
  const results = cards.map(({ card }) => card).join(',')
  return {
    json: `{"count":${cards.length},"next":null,"previous":null,"results":[${results}]}`,
    rev: ['similar', ...cards.map(({ rev }) => rev)].join('-'),
  }
}
