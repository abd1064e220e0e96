/** From here on numbers of bedrooms are one, as in `filterToken`. */
const BEDROOMS_TOLD_APART = 100

/**
 * Traits of a listing as bits of one number: where each begins, and how many it has. What may be missing is one more than
 * its code, and 0 where it is. The column `facts` of `listing_search` is made of them: changing them takes another one.
 */
export const TRAIT_BITS = {
  forRent: { from: 0, width: 1 },
  featured: { from: 1, width: 1 },
  stage: { from: 2, width: 2 },
  financing: { from: 4, width: 4 },
  unitType: { from: 8, width: 5 },
  /** The type, and behind it the subtype. */
  property: { from: 13, width: 6, subtypeFrom: 3 },
  /** Last, so that more bedrooms make a greater number. */
  bedroom: { from: 19, width: 7, most: BEDROOMS_TOLD_APART },
} as const
