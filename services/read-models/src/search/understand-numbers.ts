import type { Understood } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import {
  AT_LEAST,
  AT_MOST,
  AWAY_WORDS,
  BEDROOM_WORDS,
  CHEAP_KINDS,
  CURRENCY_WORDS,
  EITHER_WORDS,
  HECTARE_WORDS,
  INSTALMENT_WORDS,
  JOINS,
  METRE_WORDS,
  MONTH_WORDS,
  MULTIPLIERS,
  NONE_WORDS,
  NUMBERED_WORDS,
  NUMBER_WORDS,
  OR_LESS,
  OR_MORE,
  OR_WORDS,
  PAYMENT_WORDS,
  PER_WORDS,
  RENT_WORDS,
  SIZE_WORDS,
  STAY_WORDS,
} from './understand-data.ts'

/** Pesos: what costs as much is sold, what costs as little is let. */
const SALE_LEAST = 500_000
const RENT_MOST = 126_000

/** A number before a half ("1½"), "34th", a number, "or more" included, square metres, or a word. */
const TOKEN =
  /\d+(?=\d⁄\d)|\d+(?:st|nd|rd|th)(?![\p{L}\p{N}])|₱?\d[\d,]*(?:\.\d+)?\+?|m2(?!\d)|[\p{L}\p{M}]+\+?|\p{N}+/giu
/** A word or a number of a text, and where it stands there. */
export interface Token {
  /** Folded. */
  readonly word: string
  readonly number: number | undefined
  /** "2+", "3M+". */
  readonly orMore: boolean
  /** As it was typed: "M" are millions, "m" may be metres. */
  readonly typed: string
  /** The dash or the slash behind it: "2-3", "5000/sqm". */
  readonly sign: string | undefined
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
  readonly of?: Understood['of']
  /** Searched beside what is understood. */
  readonly words?: readonly string[]
  /** A price by the month. */
  readonly isMonthly?: boolean
}

/** The words and numbers of a text. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: raw, index }) => {
    // "3,5M" are three and a half.
    const digits = raw.replace(/,(?=\d\d?\+?$)/, '.').replaceAll(/[₱,+]/g, '')
    const number = /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
    const word = (number === undefined ? foldText(raw) : digits).slice(0, SEARCH_LIMITS.wordLength)
    const to = index + raw.length
    const sign = /^\s*([-–—~/⁄])/u.exec(text.slice(to))?.[1]
    return word === '' ? [] : [{ word, number, orMore: raw.endsWith('+'), typed: raw, sign, from: index, to }]
  })
}

/**
 * The same tokens, those without a word that say an amount that is no price: "1 month advance", "20k dp",
 * "reservation fee 10k", "15k monthly" beside an instalment, "6k per sqm", "2k per night", "500m from", "unit 4B".
 */
export function withoutOtherAmounts(tokens: readonly Token[]): readonly Token[] {
  const byInstalments = tokens.some((_, at) => phraseLength(tokens, at, INSTALMENT_WORDS) > 0)
  const isOther = tokens.map(({ word }) => byInstalments && MONTH_WORDS.has(word))
  for (const at of tokens.keys()) {
    const { from } = boundBefore(tokens, at)
    const to = endOfOther(tokens, at, byInstalments)
    if (to !== undefined) isOther.fill(true, from, to)
    const payment = isOther[from - 1] === true ? undefined : paymentBefore(tokens, from, at)
    if (payment !== undefined) isOther.fill(true, payment.from, payment.to)
  }
  return tokens.map((token, at) => (isOther[at] === true ? { ...token, word: '', number: undefined } : token))
}

/** "unit 4B", "phase 2a", but not "unit 3M". */
function isLettered(tokens: readonly Token[], at: number): boolean {
  const [number, letter] = [tokens[at], tokens[at + 1]]
  const isOne = number?.number !== undefined && number.to === letter?.from && /^[a-jln-z]$/.test(letter.word)
  return isOne && NUMBERED_WORDS.has(wordAt(tokens, at - 1))
}

/** Where an amount that is no price ends, with what says so. */
function endOfOther(tokens: readonly Token[], at: number, byInstalments: boolean): number | undefined {
  if (isLettered(tokens, at)) return at + 2
  const amount = amountAt(tokens, at)
  if (amount === undefined) return undefined
  const { to } = amount
  const payment = phraseLength(tokens, to, PAYMENT_WORDS)
  if (payment > 0) return to + payment
  const second = JOINS.has(wordAt(tokens, to)) ? to + 1 : to
  const end = second > to || tokens[to - 1]?.sign !== undefined ? endOfOther(tokens, second, byInstalments) : undefined
  if (end !== undefined) return end
  if (amount.isMonthly) return byInstalments || !amount.isMoney ? to : undefined
  const isPer = PER_WORDS.has(wordAt(tokens, to))
  const stay = isPer ? to + 1 : to
  if (STAY_WORDS.has(wordAt(tokens, stay))) return stay + 1
  if (isPer || tokens[to - 1]?.sign === '/') return squareMetresAt(tokens, isPer ? to + 1 : to)?.to
  // Less than 50 are millions, and "100m to 200m" is a range of prices.
  const isMetres = tokens[to - 1]?.typed === 'm' && amount.number >= 50
  return isMetres && AWAY_WORDS.has(wordAt(tokens, to)) && amountAt(tokens, to + 1) === undefined ? to + 1 : undefined
}

/** "reservation fee 10k", "dp of 200k"; but "no dp 500k", and from a million on it is what the home costs. */
function paymentBefore(tokens: readonly Token[], end: number, at: number): Pick<Span, 'from' | 'to'> | undefined {
  const amount = amountAt(tokens, at)
  if (amount?.isMoney !== true || amount.isMonthly || amount.amount >= 1_000_000) return undefined
  const last = wordAt(tokens, end - 1) === 'of' ? end - 1 : end
  const length = [2, 1].find((words) => words <= last && PAYMENT_WORDS.has(phraseAt(tokens, last - words, words)))
  if (length === undefined || NONE_WORDS.has(wordAt(tokens, last - length - 1))) return undefined
  return { from: last - length, to: amount.to }
}

/** A number, in digits or as a word. */
export function countAt(tokens: readonly Token[], at: number): number | undefined {
  return tokens[at]?.number ?? NUMBER_WORDS.get(wordAt(tokens, at))
}

/** The unit there, in square metres, and where it ends. */
export function squareMetresAt(
  tokens: readonly Token[],
  at: number,
): { readonly each: number; readonly to: number } | undefined {
  if (HECTARE_WORDS.has(wordAt(tokens, at))) return { each: 10_000, to: at + 1 }
  if (!SIZE_WORDS.has(wordAt(tokens, at))) return undefined
  return { each: 1, to: METRE_WORDS.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1 }
}

/** "under 3M", "10k pababa", "3M to 5M", "3-5m", "from 2M up to 4M", "max 4 million", "₱3,000,000", "25k/month". */
export function priceAt(tokens: readonly Token[], at: number): Span | undefined {
  const first = amountAt(tokens, at)
  if (first === undefined || BEDROOM_WORDS.has(wordAt(tokens, first.to))) return undefined
  const before = boundBefore(tokens, at)
  const second = secondAmount(tokens, first, before.bound)
  if (second !== undefined && (second.isMoney || first.isMoney)) {
    // "₱2-3M" begins with two million.
    const isWhole = first.multiplier > 1 || first.number >= 1_000
    const low = isWhole ? first.amount : Math.round(first.number * second.multiplier)
    const label = `${pesos(low)} to ${pesos(second.amount)}`
    const isMonthly = first.isMonthly || second.isMonthly
    if (low < second.amount) {
      return { ...priceSpan(low, second.amount, label), from: before.from, to: second.to, isMonthly }
    }
  }
  const { amount, isMonthly } = first
  const { bound: beside, from, to } = boundBeside(tokens, at, first.to)
  const bound = first.orMore ? 'least' : beside
  if (!first.isMoney && (amount < 1_000 || (bound === undefined && !isRentBeside(tokens, at, to)))) return undefined
  const price =
    bound === 'most'
      ? priceSpan(null, amount, `Under ${pesos(amount)}`)
      : bound === 'least'
        ? priceSpan(amount, null, `From ${pesos(amount)}`)
        : priceSpan(Math.floor(amount * 0.75), Math.ceil(amount * 1.25), `About ${pesos(amount)}`)
  return { ...price, from, to, isMonthly }
}

/** "rent 5000", "3500 upa" */
function isRentBeside(tokens: readonly Token[], at: number, to: number): boolean {
  return phraseLength(tokens, to, RENT_WORDS) > 0 || RENT_WORDS.has(wordAt(tokens, at - 1))
}

/** What a price says of the offer: nobody pays 3M a month. */
export function likelyForRent({ price, kinds }: Pick<Partial<ListingFilters>, 'price' | 'kinds'>): boolean | undefined {
  const amount = price?.maxPesos ?? price?.minPesos ?? undefined
  if (amount === undefined) return undefined
  if (amount >= SALE_LEAST) return false
  return amount <= RENT_MOST && kinds?.some((kind) => CHEAP_KINDS.has(kind)) !== true ? true : undefined
}

/** The upper end is part of what was meant. */
function priceSpan(minPesos: number | null, upTo: number | null, label: string): Omit<Span, 'from' | 'to'> {
  const maxPesos = upTo === null ? null : upTo + 1
  return {
    kind: 'price',
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
  readonly isMonthly: boolean
  readonly orMore: boolean
  readonly to: number
}

function amountAt(tokens: readonly Token[], at: number): Amount | undefined {
  const isCurrencyApart = CURRENCY_WORDS.has(wordAt(tokens, at)) && tokens[at + 1]?.number !== undefined
  const start = isCurrencyApart ? at + 1 : at
  const isCurrencyBefore = isCurrencyApart || tokens[start]?.typed.startsWith('₱') === true
  const multiplier = MULTIPLIERS.get(wordAt(tokens, start + 1))
  // "two million" is an amount, "two" is none.
  const number = multiplier === undefined ? tokens[start]?.number : countAt(tokens, start)
  if (number === undefined) return undefined
  const unit = start + (multiplier === undefined ? 1 : 2)
  const isCurrencyBehind = CURRENCY_WORDS.has(wordAt(tokens, unit))
  const amount = Math.round(number * (multiplier ?? 1))
  if (amount > Number.MAX_SAFE_INTEGER / 1_000) return undefined
  const end = unit + (isCurrencyBehind ? 1 : 0)
  const month = PER_WORDS.has(wordAt(tokens, end)) ? end + 1 : end
  const isMonthly = MONTH_WORDS.has(wordAt(tokens, month))
  const isLarge = number >= (isMonthly ? 500 : 10_000)
  return {
    number,
    amount,
    multiplier: multiplier ?? 1,
    isMoney: isCurrencyBefore || isCurrencyBehind || multiplier !== undefined || isLarge,
    isMonthly,
    orMore: tokens[unit - 1]?.orMore === true,
    to: isMonthly ? month + 1 : end,
  }
}

/** The upper end of a range: "to 5M" and "up to 5M" behind "3M", "max 5M" behind "min 3M". */
function secondAmount(tokens: readonly Token[], { to, isMoney }: Amount, bound: Bound | undefined): Amount | undefined {
  if (JOINS.has(wordAt(tokens, to))) return amountAt(tokens, to + 1)
  const isLower = bound === 'least' || (bound === undefined && isMoney)
  const joins = isLower ? phraseLength(tokens, to, AT_MOST) : 0
  // "phase 2 3M" is no range.
  return joins > 0 || isMoney || tokens[to - 1]?.sign !== undefined ? amountAt(tokens, to + joins) : undefined
}

type Bound = 'most' | 'least'

export interface Bounded {
  readonly bound?: Bound | undefined
  readonly from: number
  readonly to: number
}

/** What bounds the number of tokens `at` to `to`: "under" and its like in front of it, "pababa" and its like behind. */
export function boundBeside(tokens: readonly Token[], at: number, to: number): Bounded {
  const before = boundBefore(tokens, at)
  const behind = OR_WORDS.has(wordAt(tokens, to)) ? to + 1 : to
  const word = wordAt(tokens, behind)
  const bound = OR_LESS.has(word) ? 'most' : OR_MORE.has(word) ? 'least' : undefined
  const isOwn = EITHER_WORDS.has(wordAt(tokens, to)) || !isOfNext(tokens, behind)
  if (before.bound !== undefined || bound === undefined || !isOwn) return { ...before, to }
  return { bound, from: at, to: behind + 1 }
}

/** Whether what bounds there bounds a price or a size behind it: "2BR up to 5M", "100 sqm less than 2M". */
export function isOfNext(tokens: readonly Token[], at: number): boolean {
  const length = Math.max(phraseLength(tokens, at, AT_MOST), phraseLength(tokens, at, AT_LEAST))
  const next = length === 0 ? undefined : amountAt(tokens, at + length)
  if (next === undefined) return false
  return next.isMoney || next.amount >= 1_000 || squareMetresAt(tokens, next.to) !== undefined
}

/** "under", "at least" and their like in front of a number; behind "or" they are of what stands before that. */
export function boundBefore(tokens: readonly Token[], at: number): Omit<Bounded, 'to'> {
  for (const length of [3, 2, 1]) {
    if (length > at || EITHER_WORDS.has(wordAt(tokens, at - length - 1))) continue
    const phrase = phraseAt(tokens, at - length, length)
    if (AT_MOST.has(phrase)) return { bound: 'most', from: at - length }
    if (AT_LEAST.has(phrase)) return { bound: 'least', from: at - length }
  }
  return { from: at }
}

/** How many words say one of these phrases there. */
export function phraseLength(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  return [3, 2, 1].find((length) => at + length <= tokens.length && phrases.has(phraseAt(tokens, at, length))) ?? 0
}

function phraseAt(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')
}

export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.word ?? ''
}

function pesos(amount: number): string {
  return amount >= 1_000_000 ? `₱${amount / 1_000_000}M` : `₱${grouped(amount)}`
}

export function grouped(number: number): string {
  return number.toLocaleString('en-PH')
}
