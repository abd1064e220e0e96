import { FACT } from './listing-facts.ts'
import type { ListingFacts } from './listing-facts.ts'

interface ListingPrices {
  /** Of each place, as the facts have them. */
  readonly lowestCentavos: Float64Array
  readonly highestCentavos: Float64Array
}

let last: (ListingPrices & { readonly places: Int32Array }) | undefined

/**
 * Prices one beside the other: facts lie about in memory, and each bucket of a ladder asks the same listings. Those asked
 * last are remembered, and no others, because a list has its buckets counted at once.
 */
export function listingPrices({ doubles }: Pick<ListingFacts, 'doubles'>, places: Int32Array): ListingPrices {
  if (last?.places === places) return last
  const lowestCentavos = new Float64Array(places.length)
  const highestCentavos = new Float64Array(places.length)
  for (let at = 0; at < places.length; at++) {
    const begin = (places[at] ?? 0) * FACT.doubles
    lowestCentavos[at] = doubles[begin + FACT.lowestCentavos] ?? 0
    highestCentavos[at] = doubles[begin + FACT.highestCentavos] ?? -1
  }
  last = { places, lowestCentavos, highestCentavos }
  return last
}
