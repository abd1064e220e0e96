import { FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'

const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(rent|rental|rentals|lease|leasing|upa|paupahan)\b/, FOR_RENT],
  [/\b(sale|sell|selling|buy|benta|ibinebenta|resale|foreclosed)\b/, FOR_SALE],
]

/** 0 For Sale or 1 For Rent from an agency's words (`buy`, `FOR LEASE`, `rent`); undefined where both or neither fit. */
export function parseOffer(text: string): number | undefined {
  const folded = foldText(text)
  const matches = WORDS.filter(([words]) => words.test(folded))
  return matches.length === 1 ? matches[0]?.[1] : undefined
}
