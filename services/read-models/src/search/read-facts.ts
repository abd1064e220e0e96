import type { MatchedColumns } from './matched-columns.ts'

/** Bytes of each, as the column `facts` of `listing_search` has them. */
const FACTS = { id: 0, traits: 4, lowest: 8, highest: 16, area: 24, length: 33 } as const
/** More than there are listings in one text. */
const PLACES = 2 ** 20

/** The newest `limit` listings as columns, from `facts` strung together in whatever order, and how many there were. */
export function readFacts(
  facts: string | null,
  limit: number,
): { readonly columns: MatchedColumns; readonly total: number } {
  const bytes = Buffer.from(facts ?? '', 'base64')
  const begins = newestFirst(bytes).subarray(0, limit)
  const columns: MatchedColumns = {
    ids: new Int32Array(begins.length),
    traits: new Int32Array(begins.length),
    lowestCentavos: new Float64Array(begins.length),
    highestCentavos: new Float64Array(begins.length),
    lotAreaSqm: new Float64Array(begins.length),
  }
  for (let place = 0; place < begins.length; place++) {
    const begin = begins[place] ?? 0
    columns.ids[place] = bytes.readInt32BE(begin + FACTS.id)
    columns.traits[place] = bytes.readInt32BE(begin + FACTS.traits)
    columns.lowestCentavos[place] = bytes.readDoubleBE(begin + FACTS.lowest)
    columns.highestCentavos[place] = bytes.readDoubleBE(begin + FACTS.highest)
    columns.lotAreaSqm[place] = bytes.readDoubleBE(begin + FACTS.area)
  }
  return { columns, total: bytes.length / FACTS.length }
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
