import { CONDOMINIUM } from '@tahanan/contracts/property/property-subtype.ts'
import { ONE_BEDROOM, THREE_BEDROOM, TWO_BEDROOM } from '@tahanan/contracts/property/unit-type.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { PROPERTY_WORDS } from './property-words.ts'

export interface GuessedProperty {
  readonly propertyType: number
  readonly propertySubtype: number
  /** Code of §3, null for none. */
  readonly unitType: number | null
  /** The word of the text that decided, for the report. */
  readonly word: string
}

const BY_BEDROOMS: Readonly<Record<number, number>> = { 1: ONE_BEDROOM, 2: TWO_BEDROOM, 3: THREE_BEDROOM }

/** From here on a title speaks of its surroundings: "room near the office building" is no building. */
const SURROUNDINGS =
  /\b(near|nearby|beside|behind|across|adjacent|close to|walking distance|along|mins? (away )?from)\b.*/

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
