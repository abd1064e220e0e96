import type { Understood } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import {
  AT_LEAST,
  AT_MOST,
  BEDROOM_WORDS,
  CURRENCY_WORDS,
  METRE_WORDS,
  MONTH_WORDS,
  MULTIPLIERS,
  NUMBER_WORDS,
  OR_MORE,
  SIZE_WORDS,
} from './understand-data.ts'

/** A number, "or more" included, square metres, or a word. */
const TOKEN = /₱?\d[\d,]*(?:\.\d+)?\+?|m2(?!\d)|[\p{L}\p{M}]+|\p{N}+/giu
/** A word or a number of a text, and where it stands there. */
export interface Token {
  /** Folded. */
  readonly word: string
  readonly number: number | undefined
  /** "2+". */
  readonly orMore: boolean
  readonly from: number
  readonly to: number
}

/** Tokens `from` to `to`, `to` excluded, and what they mean. */
export interface Span {
  readonly kind: Understood['kind']
  readonly from: number
  readonly to: number
  readonly filters: Partial<ListingFilters>
  readonly value: string
  readonly label: string
  /** Searched beside what is understood. */
  readonly word?: string | undefined
}

/** The words and numbers of a text. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: raw, index }) => {
    const digits = raw.replaceAll(/[₱,+]/g, '')
    const number = /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
    const word = (number === undefined ? foldText(raw) : digits).slice(0, SEARCH_LIMITS.wordLength)
    return word === '' ? [] : [{ word, number, orMore: raw.endsWith('+'), from: index, to: index + raw.length }]
  })
}

/** "2br", "2-bedroom", "two bedroom", "2 kwarto", "2+ br", "2 or more bedrooms", "at least 2 bedrooms". */
export function bedroomsAt(tokens: readonly Token[], at: number): Span | undefined {
  const count = countAt(tokens, at)
  if (count === undefined || count > 99 || !Number.isInteger(count)) return undefined
  const unit = at + 1 + moreAt(tokens, at + 1)
  if (!BEDROOM_WORDS.has(tokens[unit]?.word ?? '')) return undefined
  const to = unit + 1 + moreAt(tokens, unit + 1)
  const before = boundBefore(tokens, at)
  const isLeast = before.bound === 'least'
  const orMore = isLeast || tokens[at]?.orMore === true || unit > at + 1 || to > unit + 1
  return bedroomSpan(count, orMore, isLeast ? before.from : at, to)
}

/** How many words say "or more" there. */
function moreAt(tokens: readonly Token[], at: number): number {
  const isMore = (index: number) => OR_MORE.has(tokens[index]?.word ?? '')
  if (isMore(at)) return 1
  return ['or', 'and', 'o'].includes(tokens[at]?.word ?? '') && isMore(at + 1) ? 2 : 0
}

function bedroomSpan(count: number, orMore: boolean, from: number, to: number): Span {
  const filters = { bedrooms: { count, orMore } }
  const label = count === 1 && !orMore ? '1 bedroom' : `${count}${orMore ? '+' : ''} bedrooms`
  return { kind: 'bedrooms', from, to, filters, value: `${count}${orMore ? '+' : ''}`, label }
}

function countAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  return token?.number ?? NUMBER_WORDS.get(token?.word ?? '')
}

/** "100 sqm lot", "at least 60 sqm", "50 sq m". */
export function sizeAt(tokens: readonly Token[], at: number): Span | undefined {
  const sqm = tokens[at]?.number
  if (sqm === undefined || !SIZE_WORDS.has(tokens[at + 1]?.word ?? '')) return undefined
  const to = at + (METRE_WORDS.has(tokens[at + 2]?.word ?? '') ? 3 : 2)
  const before = boundBefore(tokens, at)
  const beside = tokens[to]?.word
  const field = beside === 'lot' ? 'lot' : beside === 'floor' ? 'floor' : 'size'
  // Without "at least" or "at most" a size is about so many square metres.
  const range =
    before.bound === 'most' ? [undefined, sqm] : before.bound === 'least' ? [sqm, undefined] : [sqm * 0.9, sqm * 1.1]
  const said = before.bound === undefined ? 'About' : before.bound === 'most' ? 'Up to' : 'From'
  return {
    kind: 'size',
    from: before.from,
    to,
    filters: { [`${field}MinSqm`]: range[0], [`${field}MaxSqm`]: range[1] },
    value: `${range[0] ?? ''}-${range[1] ?? ''}`,
    label: `${said} ${sqm} sqm`,
  }
}

/** "under 3M", "below 25k", "3M to 5M", "3-5m", "max 4 million", "₱3,000,000", "25k/month". */
export function priceAt(tokens: readonly Token[], at: number): Span | undefined {
  const first = amountAt(tokens, at)
  if (first === undefined || BEDROOM_WORDS.has(tokens[first.to]?.word ?? '')) return undefined
  const before = boundBefore(tokens, at)
  const joins = ['to', 'hanggang', 'and'].includes(tokens[first.to]?.word ?? '') ? 1 : 0
  const second = before.bound === undefined ? amountAt(tokens, first.to + joins) : undefined
  if (second !== undefined && (second.isMoney || first.isMoney)) {
    const low = first.isMoney ? first.amount : Math.round(first.number * second.multiplier)
    if (low < second.amount)
      return priceSpan(low, second.amount, at, second.to, `${pesos(low)} to ${pesos(second.amount)}`)
  }
  if (!first.isMoney && (before.bound === undefined || first.amount < 1_000)) return undefined
  const { amount, to } = first
  if (before.bound === 'most') return priceSpan(null, amount, before.from, to, `Under ${pesos(amount)}`)
  if (before.bound === 'least') return priceSpan(amount, null, before.from, to, `From ${pesos(amount)}`)
  return priceSpan(Math.floor(amount * 0.75), Math.ceil(amount * 1.25), before.from, to, `About ${pesos(amount)}`)
}

/** The upper end is part of what was meant. */
function priceSpan(minPesos: number | null, upTo: number | null, from: number, to: number, label: string): Span {
  const maxPesos = upTo === null ? null : upTo + 1
  return {
    kind: 'price',
    from,
    to,
    filters: { price: { minPesos, maxPesos } },
    value: `${minPesos ?? ''}-${maxPesos ?? ''}`,
    label,
  }
}

interface Amount {
  /** As it was typed, without its multiplier. */
  readonly number: number
  readonly amount: number
  readonly multiplier: number
  /** Says itself that it is money: by a currency, a multiplier, or its size. */
  readonly isMoney: boolean
  readonly to: number
}

function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const token = tokens[at]
  const isCurrencyBefore = CURRENCY_WORDS.has(token?.word ?? '') && tokens[at + 1]?.number !== undefined
  const start = isCurrencyBefore ? at + 1 : at
  const number = tokens[start]?.number
  if (number === undefined) return undefined
  const multiplier = MULTIPLIERS.get(tokens[start + 1]?.word ?? '')
  const unit = start + (multiplier === undefined ? 1 : 2)
  const isCurrencyBehind = CURRENCY_WORDS.has(tokens[unit]?.word ?? '')
  const amount = Math.round(number * (multiplier ?? 1))
  if (amount > Number.MAX_SAFE_INTEGER / 1_000) return undefined
  const to = unit + (isCurrencyBehind ? 1 : 0)
  const isMonthly =
    MONTH_WORDS.has(tokens[to]?.word ?? '') || (tokens[to]?.word === 'a' && MONTH_WORDS.has(tokens[to + 1]?.word ?? ''))
  const isMoney = isCurrencyBefore || isCurrencyBehind || multiplier !== undefined || isMonthly || number >= 10_000
  return {
    number,
    amount,
    multiplier: multiplier ?? 1,
    isMoney,
    to: isMonthly ? to + (tokens[to]?.word === 'a' ? 2 : 1) : to,
  }
}

/** "under", "at least" and their like in front of a number. */
function boundBefore(
  tokens: readonly Token[],
  at: number,
): { readonly bound?: 'most' | 'least'; readonly from: number } {
  for (const length of [3, 2, 1]) {
    if (length > at) continue
    const phrase = tokens
      .slice(at - length, at)
      .map(({ word }) => word)
      .join(' ')
    if (AT_MOST.includes(phrase)) return { bound: 'most', from: at - length }
    if (AT_LEAST.includes(phrase)) return { bound: 'least', from: at - length }
  }
  return { from: at }
}

function pesos(amount: number): string {
  if (amount >= 1_000_000) return `₱${amount / 1_000_000}M`
  return `₱${amount.toLocaleString('en-PH')}`
}
