import {
  AGRICULTURAL,
  COMMERCIAL,
  INDUSTRIAL,
  MEMORIAL,
  RESIDENTIAL,
} from '@tahanan/contracts/property/property-type.ts'
import {
  BUILDING,
  CONDOMINIUM,
  HOTEL,
  HOUSE_AND_LOT,
  LOT_ONLY,
  RESORT,
} from '@tahanan/contracts/property/property-subtype.ts'

export interface PropertyWords {
  /** Tried on the folded text, whole words. */
  readonly words: RegExp
  readonly propertyType: number
  readonly propertySubtype: number
  /** Code of §3 that the words themselves name; null where the bedrooms decide or there is none. */
  readonly unitType: number | null
}

const row = (words: RegExp, propertyType: number, propertySubtype: number, unitType: number | null = null) => ({
  words,
  propertyType,
  propertySubtype,
  unitType,
})

/**
 * What the words of a title (or of a free type column) say of a property. The first row that matches decides: the
 * telling word before the vague one ("studio apartment building" is a studio, "house and lot" is no bare lot).
 */
export const PROPERTY_WORDS: readonly PropertyWords[] = [
  row(/\b(memorial|columbary|columbarium|cemetery|crypt|mausoleum)\b/, MEMORIAL, LOT_ONLY),
  row(/\b(warehouse|factory|industrial)\b/, INDUSTRIAL, LOT_ONLY),
  row(/\b(farm|agricultural|rice ?field|fish ?pond|plantation)\b/, AGRICULTURAL, LOT_ONLY),
  row(/\bstudio\b/, RESIDENTIAL, CONDOMINIUM, 5),
  row(/\bloft\b/, RESIDENTIAL, CONDOMINIUM, 9),
  row(/\bpenthouse\b/, RESIDENTIAL, CONDOMINIUM, 10),
  row(/\bhome office\b|\bsoho\b/, RESIDENTIAL, CONDOMINIUM, 11),
  row(/\b(condo|condos|condominium|condominiums|condotel)\b/, RESIDENTIAL, CONDOMINIUM),
  row(/\bcommercial lot\b/, COMMERCIAL, LOT_ONLY),
  row(/\bhotel\b/, COMMERCIAL, HOTEL),
  row(/\bresort\b/, COMMERCIAL, RESORT),
  row(/\b(office|commercial|building|buildings|bldg|store|shop|stall)\b/, COMMERCIAL, BUILDING),
  row(/\btown ?(house|houses|home|homes)\b/, RESIDENTIAL, HOUSE_AND_LOT, 3),
  row(/\bduplex\b/, RESIDENTIAL, HOUSE_AND_LOT, 2),
  row(/\bbungalow\b/, RESIDENTIAL, HOUSE_AND_LOT, 4),
  row(/\bsingle detached\b/, RESIDENTIAL, HOUSE_AND_LOT, 1),
  row(/\bsingle attached\b/, RESIDENTIAL, HOUSE_AND_LOT, 0),
  row(/\b(house|houses|home|villa|mansion|residence|bahay)\b/, RESIDENTIAL, HOUSE_AND_LOT),
  row(/\b(ap+art?ments?|apart|apartelles?|apartels?|apt|flat|flats)\b/, RESIDENTIAL, CONDOMINIUM),
  row(
    /\b(\d*(bed)?rooms?|\d*br|bed ?space(r|rs)?|dorm|dormitory|dormitories|pad|unit|units)\b/,
    RESIDENTIAL,
    CONDOMINIUM,
  ),
  row(/\b(housing|staff ?house|residential)\b/, RESIDENTIAL, HOUSE_AND_LOT),
  row(/\b(lot|lots|land|parcel|hectare|hectares)\b/, RESIDENTIAL, LOT_ONLY),
]
