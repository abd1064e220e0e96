import { labelOf } from '@tahanan/contracts/property/label-of.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'

type OfferWords = readonly (readonly [RegExp, number])[]

/** "For sale" says more than a word by itself: "house for sale, good for rental". */
const OFFER_PHRASES: OfferWords = [
  [/\bfor (rent|lease)\b/, FOR_RENT],
  [/\bfor (re)?sale\b/, FOR_SALE],
]
const OFFER_WORDS: OfferWords = [
  [
    /\b(rent|renta|rental|rentals|renting|lease|leasing|to let|upa|upahan|paupahan|uupahan|pinauupahan|pinapaupahan|per month|a month|bed ?space(r|rs)?|boarders?)\b/,
    FOR_RENT,
  ],
  [
    /\b(sale|sell|selling|buy|benta|pambenta|ibinebenta|binebenta|binibenta|ipinagbibili|baligya|resale|foreclosed|foreclosure)\b/,
    FOR_SALE,
  ],
]

interface OfferTexts {
  /** Of its column. */
  readonly cell: string
  readonly title: string
  readonly price: string
  readonly fallback: string
}

/** For sale or for rent: by its column, else by its title, else by a price such as `25k / month`, else by default. */
export function findOffer(texts: OfferTexts): { code: number; note?: string } | { problem: string } {
  const code = parseOffer(texts.cell)
  if (code !== undefined) return { code }
  const others = {
    'by its title': texts.title,
    'by its price': texts.price.replace('/', ' per '),
    'by default': texts.fallback,
  }
  for (const [how, text] of Object.entries(others)) {
    const found = parseOffer(text)
    if (found !== undefined) return { code: found, note: `${labelOf(BROKERAGE_STATUSES, found)} ${how}` }
  }
  const typed = (texts.cell || texts.fallback).slice(0, 60)
  if (typed !== '') return { problem: `"${typed}" is not For Sale (sale, buy, sell) or For Rent (rent, lease)` }
  return { problem: 'neither a column nor the title says which (name its column, or give a default)' }
}

/**
 * 0 For Sale or 1 For Rent from an agency's words, English and Filipino (`buy`, `FOR LEASE`, `paupahan`); undefined where
 * both or neither fit. What is rented to be owned in the end is sold.
 */
function parseOffer(text: string): number | undefined {
  const folded = foldText(text).replaceAll(/\b(rent|lease) to own\b/g, 'for sale')
  const matching = (words: OfferWords) => words.filter(([pattern]) => pattern.test(folded))
  const phrases = matching(OFFER_PHRASES)
  const matches = phrases.length > 0 ? phrases : matching(OFFER_WORDS)
  return matches.length === 1 ? matches[0]?.[1] : undefined
}

/** Whether a column "Status" says that it is gone, where others say the offer. */
export function saysSold(cell: string): boolean {
  return /^(sold|sold out|leased|rented|rented out)$/.test(foldText(cell))
}
