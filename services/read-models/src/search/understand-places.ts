import { type Area, isCalledCity, labelOfArea } from '@tahanan/places/area.ts'
import { isAliasOf, isPartOf, levelOfWord } from '@tahanan/places/area-names.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { type AreaSpan, locate, type Location } from '@tahanan/places/locate.ts'
import { AT_MOST, DENIALS, FILLERS, IN_WORDS, PLAIN_WORDS } from './understand-data.ts'
import { type Span, type Token, tokensOf } from './understand-numbers.ts'

const ALTERNATIVES_MOST = 4

export interface KnownNames {
  /** Folded names of projects and developers, and single words that listings hold. */
  readonly names: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  /** Offers in areas that have any, by code. */
  readonly offers: ReadonlyMap<string, number>
}

/**
 * The same tokens, those without a word that say where not: "not in Manila", "except Cavite", "hindi sa Makati".
 *
 * @param words as they were typed
 */
export function withoutDeniedPlaces(tokens: readonly Token[], words: readonly string[]): readonly Token[] {
  const isDenied = words.map(() => false)
  for (const [at, word] of words.entries()) {
    // "hindi lalagpas sa 10k" bounds a price.
    if (!DENIALS.has(word) || AT_MOST.has(words.slice(at, at + 3).join(' '))) continue
    const start = IN_WORDS.has(words[at + 1] ?? '') ? at + 2 : at + 1
    const found = locate(openGazetteer(), words, { isTaken: (other) => other < start, anyLevel: true })
    const ends = found.flatMap(({ spans: [own] }) => (own?.from === start ? [own.to] : []))
    if (ends.length > 0) isDenied.fill(true, at, Math.max(...ends))
  }
  return tokens.map((token, at) => (isDenied[at] === true ? { ...token, word: '', number: undefined } : token))
}

interface Place {
  readonly spans: readonly Span[]
  readonly alternatives: readonly Area[]
}

/** The place that the words name: of several of its name the one with most offers. */
export function placeIn(
  words: readonly string[],
  isTaken: (at: number) => boolean,
  isName: readonly boolean[],
  known: KnownNames,
): Place | undefined {
  const found = locate(openGazetteer(), words, { isTaken, anyLevel: true }).filter((location) =>
    isMeant(location, words, isName, known),
  )
  const offersIn = (area: Area | undefined) => known.offers.get(area?.code ?? '') ?? 0
  // Davao is a city before it is a region, however much there is in the region.
  const rank = ({ area }: Location) => (area.level === 'region' ? Math.min(1, offersIn(area)) : offersIn(area))
  const rankAround = ({ area }: Location) => (area.level === 'barangay' ? offersIn(area.parent) : 0)
  const [first, ...others] = found.toSorted((a, b) => rank(b) - rank(a) || rankAround(b) - rankAround(a))
  const [own] = first?.spans ?? []
  if (first === undefined || own === undefined) return undefined
  const { area } = first
  const isOfName = ({ spans: [other] }: Location) => other !== undefined && other.from < own.to && own.from < other.to
  const label = labelOfArea(area)
  return {
    spans: first.spans.map(({ from, to }) => ({
      kind: 'place',
      from,
      to,
      filters: { area: area.code },
      value: area.code,
      label,
      words: isPartOf(area, words.slice(from, to)) ? words.slice(from, to) : [],
    })),
    alternatives: [...new Set(others.filter(isOfName).map((other) => other.area))]
      .filter((other) => other !== area && offersIn(other) > 0)
      .slice(0, ALTERNATIVES_MOST),
  }
}

/**
 * A typo of a place is none where listings hold the word, nor one of a small place without offers; a place of a plain
 * word is one where there are offers in it, or something beside it says so.
 */
function isMeant(
  { area, spans }: Location,
  words: readonly string[],
  isName: readonly boolean[],
  known: KnownNames,
): boolean {
  const [own] = spans
  const isOfName = ({ from, to }: AreaSpan) => isName.slice(from, to).includes(true)
  if (own === undefined || spans.some(isOfName)) return false
  const isHeld = ({ from, to }: AreaSpan) =>
    words.slice(from, to).every((word) => known.words.has(word) || levelOfWord(word) !== undefined)
  const typed = words.slice(own.from, own.to)
  const isPlain = PLAIN_WORDS.has(typed.join(' '))
  if (spans.some((span) => span.isTypo && isHeld(span)) || (own.isTypo && isPlain)) return false
  const isLarge = area.level === 'region' || area.level === 'province' || isCalledCity(area)
  if ((isLarge && !isPlain) || (known.offers.get(area.code) ?? 0) > 0) return true
  if (own.isTypo) return false
  if (isAliasOf(area, typed) || spans.length > 1 || own.saysLevel) return true
  if (area.level !== 'barangay') return !isPlain || IN_WORDS.has(words[own.from - 1] ?? '')
  // Of many barangays of a name one is meant whose town has offers.
  const isOne = own.areas.length === 1 || typed.length > 1 || (known.offers.get(area.parent?.code ?? '') ?? 0) > 0
  return isOne && !isHeld(own) && !isPlain
}

/** The words of a place for a search: a street or a village may be called so as well. */
export function wordsOfPlace(text: string): readonly string[] {
  return tokensOf(plainText(text))
    .map(({ word }) => word)
    .filter((word) => !FILLERS.has(word) && levelOfWord(word) === undefined)
}

/** Letters in circles and the like are letters. */
export function plainText(typed: string): string {
  return typed.normalize('NFKC')
}
