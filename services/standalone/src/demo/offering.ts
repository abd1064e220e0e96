import {
  AGRICULTURAL,
  BUILDING,
  COMMERCIAL,
  CONDOMINIUM,
  HOTEL,
  HOUSE_AND_LOT,
  INDUSTRIAL,
  MEMORIAL,
  RESORT,
  SPECIAL,
} from '@tahanan/contracts/property/property-type.ts'

/** What kind of thing is offered, as sizes, prices and texts tell them apart. */
export type Family =
  | 'house'
  | 'condo'
  | 'lot'
  | 'shopLot'
  | 'building'
  | 'hotel'
  | 'resort'
  | 'farm'
  | 'factoryLot'
  | 'memorial'
  | 'special'

/** Codes of §3; `unitType` is -1 where there is none. */
export interface Offering {
  readonly family: Family
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number
}

const BY_SUBTYPE: Readonly<Record<number, Family>> = {
  [HOUSE_AND_LOT]: 'house',
  [CONDOMINIUM]: 'condo',
  [BUILDING]: 'building',
  [HOTEL]: 'hotel',
  [RESORT]: 'resort',
}

const LOT_BY_TYPE: Readonly<Record<number, Family>> = {
  [COMMERCIAL]: 'shopLot',
  [AGRICULTURAL]: 'farm',
  [INDUSTRIAL]: 'factoryLot',
  [MEMORIAL]: 'memorial',
  [SPECIAL]: 'special',
}

export function offeringOf(propertyType: number, propertySubtype: number, unitType: number): Offering {
  const family = BY_SUBTYPE[propertySubtype] ?? LOT_BY_TYPE[propertyType] ?? 'lot'
  return { family, propertyType, propertySubtype, unitType }
}
