import type { Kind } from './kind.ts'
import { COMMERCIAL, CONDOMINIUM, HOUSE_AND_LOT, LOT_ONLY, MEMORIAL, RESIDENTIAL } from './property-type.ts'

/** Choices of the Type select, in its order (§2, §9). */
export const SEARCH_TYPES = ['Any', 'House', 'Land', 'Condominium', 'Commercial'] as const

export type SearchType = (typeof SEARCH_TYPES)[number]

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

/** The choices of the Type select by kind (decisions 19, 136): a house is a house whichever parameter says so. */
export const KIND_OF_TYPE: Readonly<Record<Exclude<SearchType, 'Any'>, Kind>> = {
  House: 'house',
  Land: 'land',
  Condominium: 'condominium',
  Commercial: 'commercial',
}
