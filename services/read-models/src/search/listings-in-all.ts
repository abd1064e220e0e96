import { shelfNumber } from '../listing/shelf-number.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'

const EVERYTHING = [false, true].map((forRent) => filterToken.shelf(shelfNumber({ forRent, kind: 'Any', bucket: 0 })))

/** Number of listed listings: each stands on one of the two shelves that hold everything of a status. */
export function listingsInAll(lexicon: Lexicon): number {
  return EVERYTHING.reduce((total, token) => total + lexicon.listings(token), 0)
}
