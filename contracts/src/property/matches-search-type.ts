import { CONDOMINIUM, HOUSE_AND_LOT, LOT_ONLY } from './property-subtype.ts'
import { COMMERCIAL, MEMORIAL, RESIDENTIAL } from './property-type.ts'
import type { SearchType } from './search-type.ts'

const RULES: Readonly<Record<SearchType, (propertyType: number, propertySubtype: number) => boolean>> = {
  Any: () => true,
  House: (type, subtype) => type === RESIDENTIAL && subtype === HOUSE_AND_LOT,
  Land: (type, subtype) => subtype === LOT_ONLY && type !== MEMORIAL,
  Condominium: (_type, subtype) => subtype === CONDOMINIUM,
  Commercial: (type) => type === COMMERCIAL,
}

/** Whether a property is found under a choice of the Type select (decisions 19, 20). A commercial lot is under two. */
export function matchesSearchType(searchType: SearchType, propertyType: number, propertySubtype: number): boolean {
  return RULES[searchType](propertyType, propertySubtype)
}
