import type { KeptFacts } from './kept-facts.ts'

/** Bytes of each, as the column `facts` of `listing_search` has them. */
const FACTS = { id: 0, traits: 4, lowest: 8, highest: 16, area: 24, length: 33 } as const
/** More than there are listings in one text. */
const PLACES = 2 ** 20

/**
 * Where the newest `limit` listings are kept, the newest first, and how many there were: from `facts` strung together in
 * whatever order.
 */
export function readFacts(
  facts: string | null,
  limit: number,
  kept: KeptFacts,
): { readonly places: Int32Array; readonly total: number } {
  const bytes = Buffer.from(facts ?? '', 'base64')
  const begins = newestFirst(bytes).subarray(0, limit)
  const places = new Int32Array(begins.length)
  for (let index = 0; index < places.length; index++) {
    const begin = begins[index] ?? 0
    places[index] = kept.keep({
      id: bytes.readInt32BE(begin + FACTS.id),
      traits: bytes.readInt32BE(begin + FACTS.traits),
      lowestCentavos: bytes.readDoubleBE(begin + FACTS.lowest),
      highestCentavos: bytes.readDoubleBE(begin + FACTS.highest),
      lotAreaSqm: bytes.readDoubleBE(begin + FACTS.area),
    })
  }
  return { places, total: bytes.length / FACTS.length }
}

/** Where each begins. Id and place as one number sort without a comparison of ours, which would take most of the time. */
function newestFirst(bytes: Buffer): Float64Array {
  const keys = new Float64Array(bytes.length / FACTS.length)
  for (let place = 0; place < keys.length; place++) {
    keys[place] = bytes.readInt32BE(place * FACTS.length + FACTS.id) * PLACES + place
  }
  return keys
    .toSorted()
    .toReversed()
    .map((key) => (key % PLACES) * FACTS.length)
}
