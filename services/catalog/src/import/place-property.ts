import { IMPORT_LABELS } from '@tahanan/contracts/import/import-field.ts'
import {
  AGRICULTURAL,
  BUILDING,
  COMMERCIAL,
  CONDOMINIUM,
  defaultSubtype,
  HOTEL,
  HOUSE_AND_LOT,
  INDUSTRIAL,
  LOT_ONLY,
  MEMORIAL,
  PROPERTY_SUBTYPES,
  PROPERTY_TYPES,
  RESIDENTIAL,
  RESORT,
  subtypesForType,
} from '@tahanan/contracts/property/property-type.ts'
import {
  ONE_BEDROOM,
  THREE_BEDROOM,
  TWO_BEDROOM,
  UNIT_TYPES,
  unitTypesFor,
} from '@tahanan/contracts/property/unit-type.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { RowProblem } from './read-lines.ts'

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
  row(/\b(memorial|columbary|columbarium|cemetery|crypt|mausoleum|libingan|sementeryo)\b/, MEMORIAL, LOT_ONLY),
  row(/\b(warehouse|warehouses|factory|industrial|bodega)\b/, INDUSTRIAL, LOT_ONLY),
  row(
    /\b(farm|farms|farmland|agricultural|rice ?(field|land)|fish ?pond|plantation|bukid|bukirin|sakahan|palaisdaan)\b/,
    AGRICULTURAL,
    LOT_ONLY,
  ),
  row(/\bstudio\b/, RESIDENTIAL, CONDOMINIUM, 5),
  row(/\bloft\b/, RESIDENTIAL, CONDOMINIUM, 9),
  row(/\bpenthouse\b/, RESIDENTIAL, CONDOMINIUM, 10),
  row(/\bhome office\b|\bsoho\b/, RESIDENTIAL, CONDOMINIUM, 11),
  row(/\b(condo|condos|condominium|condominiums|condotel|kondo|kondominyum)\b/, RESIDENTIAL, CONDOMINIUM),
  row(/\bcommercial lot\b/, COMMERCIAL, LOT_ONLY),
  row(/\bhotel\b/, COMMERCIAL, HOTEL),
  row(/\bresort\b/, COMMERCIAL, RESORT),
  row(
    /\b(office|opisina|tanggapan|commercial|building|buildings|bldg|gusali|store|shop|stall|p[uw]?westo|tindahan)\b/,
    COMMERCIAL,
    BUILDING,
  ),
  row(/\btown ?(house|houses|home|homes)\b/, RESIDENTIAL, HOUSE_AND_LOT, 3),
  row(/\bduplex\b/, RESIDENTIAL, HOUSE_AND_LOT, 2),
  row(/\bbungalow\b/, RESIDENTIAL, HOUSE_AND_LOT, 4),
  row(/\bsingle detached\b/, RESIDENTIAL, HOUSE_AND_LOT, 1),
  row(/\bsingle attached\b/, RESIDENTIAL, HOUSE_AND_LOT, 0),
  row(/\b(house|houses|home|villa|mansion|residence|bahay|balay)\b/, RESIDENTIAL, HOUSE_AND_LOT),
  row(/\b(ap+art?ments?|apart|apartelles?|apartels?|apt|flat|flats)\b/, RESIDENTIAL, CONDOMINIUM),
  row(
    /\b(\d*(bed)?rooms?|bedr\w+|\d*br|kwarto|kuwarto|silid|bed ?space(r|rs)?|dorm|dormitory|dormitories|pad|unit|units)\b/,
    RESIDENTIAL,
    CONDOMINIUM,
  ),
  row(/\b(housing|sta(f|ff) ?house|residen[tc]ial|homes|\d+ stor(e?y|eys|ies))\b/, RESIDENTIAL, HOUSE_AND_LOT),
  row(/\b(lot|lots|land|lands|parcel|hectare|hectares|lupa|lote|lupain|yuta)\b/, RESIDENTIAL, LOT_ONLY),
  row(/\b(storage|stock ?room)\b/, INDUSTRIAL, LOT_ONLY),
]

const BY_BEDROOMS: Readonly<Record<number, number>> = { 1: ONE_BEDROOM, 2: TWO_BEDROOM, 3: THREE_BEDROOM }

/** From here on a title speaks of its surroundings: "room near the office building" is no building. */
const SURROUNDINGS =
  /\b(near|nearby|beside|behind|across|adjacent|close to|walking distance|along|mins? (away )?from)\b.*/

export interface PropertyCells {
  readonly type: string
  readonly subtype: string
  readonly unitType: string
  readonly title: string
  readonly bedroom: number | null
  /** What is given for where neither column nor title tells. */
  readonly fallbackType: string
}

export interface PlacedProperty {
  readonly propertyType: number
  readonly propertySubtype: number
  readonly unitType: number | null
  /** How it was found, for the report: `type from "studio" in the title`. */
  readonly note: string
}

function codeOf(labels: readonly string[], text: string): number | undefined {
  const code = labels.findIndex((label) => foldText(label) === foldText(text))
  return code < 0 ? undefined : code
}

/**
 * Type, subtype and unit type of a row: from its columns where these say it, else from the words of its title.
 * Throws `RowProblem` where nothing tells, or where the columns contradict §4.
 */
export function placeProperty(cells: PropertyCells): PlacedProperty {
  const typeColumn = codeOf(PROPERTY_TYPES, cells.type)
  const subtypeColumn = codeOf(PROPERTY_SUBTYPES, cells.subtype) ?? codeOf(PROPERTY_SUBTYPES, cells.type)
  const columnWords = [cells.subtype, cells.type, cells.unitType].filter((text) => text !== '').join(' ')
  const inColumn = typeColumn === undefined ? guessProperty(columnWords, cells.bedroom) : undefined
  const inTitle = guessProperty(cells.title, cells.bedroom)
  const guess = inColumn ?? inTitle
  const propertyType = typeColumn ?? guess?.propertyType ?? codeOf(PROPERTY_TYPES, cells.fallbackType)
  if (propertyType === undefined) {
    throw new RowProblem(
      `${IMPORT_LABELS.property_type}: no column and no word of the title says what it is (name its column, or give a default)`,
    )
  }
  const sameType = guess?.propertyType === propertyType ? guess : undefined
  const propertySubtype = subtypeColumn ?? sameType?.propertySubtype ?? defaultSubtype(propertyType)
  if (!subtypesForType(propertyType).includes(propertySubtype)) {
    const offered = subtypesForType(propertyType).map((code) => PROPERTY_SUBTYPES[code])
    throw new RowProblem(
      `${IMPORT_LABELS.property_subtype}: ${PROPERTY_TYPES[propertyType]} has no ${PROPERTY_SUBTYPES[propertySubtype]}; it has ${offered.join(', ')}`,
    )
  }
  const offered = unitTypesFor(propertyType, propertySubtype)
  const unitType = codeOf(UNIT_TYPES, cells.unitType) ?? sameType?.unitType ?? null
  return {
    propertyType,
    propertySubtype,
    unitType: unitType !== null && offered.includes(unitType) ? unitType : null,
    note: noteOf(typeColumn !== undefined || inColumn !== undefined, inTitle?.word),
  }
}

function noteOf(fromColumn: boolean, word: string | undefined): string {
  if (fromColumn) return 'type from its column'
  return word === undefined ? 'type by default' : `type from "${word}" in the title`
}

interface GuessedProperty {
  readonly propertyType: number
  readonly propertySubtype: number
  /** Code of §3, null for none. */
  readonly unitType: number | null
  /** The word of the text that decided, for the report. */
  readonly word: string
}

/**
 * Type, subtype and unit type by the words of a title; see `PROPERTY_WORDS`. A condominium that its words do not
 * place is placed by its bedrooms. Undefined where no word tells.
 */
export function guessProperty(text: string, bedroom: number | null): GuessedProperty | undefined {
  const folded = foldText(text)
  const match = firstMatch(folded.replace(SURROUNDINGS, '')) ?? firstMatch(folded)
  if (match === undefined) return undefined
  const { propertyType, propertySubtype, unitType, word } = match
  const byBedrooms = propertySubtype === CONDOMINIUM && bedroom !== null ? (BY_BEDROOMS[bedroom] ?? null) : null
  return { propertyType, propertySubtype, unitType: unitType ?? byBedrooms, word }
}

function firstMatch(folded: string): GuessedProperty | undefined {
  for (const { words, ...property } of PROPERTY_WORDS) {
    const word = words.exec(folded)?.[0]
    if (word !== undefined) return { ...property, word }
  }
  return undefined
}

interface PropertyWords {
  /** Tried on the folded text, whole words. */
  readonly words: RegExp
  readonly propertyType: number
  readonly propertySubtype: number
  /** Code of §3 that the words themselves name; null where the bedrooms decide or there is none. */
  readonly unitType: number | null
}
