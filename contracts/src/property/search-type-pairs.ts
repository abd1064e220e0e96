import { matchesSearchType } from './matches-search-type.ts'
import { PROPERTY_SUBTYPES } from './property-subtype.ts'
import { PROPERTY_TYPES } from './property-type.ts'
import type { SearchType } from './search-type.ts'

export interface TypePair {
  readonly propertyType: number
  readonly propertySubtype: number
}

/** Every pair of codes a choice of the Type select stands for, for a query to use; Any is all of them: filter nothing. */
export function searchTypePairs(searchType: SearchType): readonly TypePair[] {
  return PROPERTY_TYPES.flatMap((_type, propertyType) =>
    PROPERTY_SUBTYPES.map((_subtype, propertySubtype) => ({ propertyType, propertySubtype })),
  ).filter((pair) => matchesSearchType(searchType, pair.propertyType, pair.propertySubtype))
}
