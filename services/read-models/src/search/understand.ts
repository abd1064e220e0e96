import type { Understood } from '@tahanan/contracts/listing/listing-list.ts'
import { KIND_LABELS } from '@tahanan/contracts/property/kind-labels.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { type Area, labelOfArea } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import { locate } from '@tahanan/places/locate.ts'
import { TypoIndex } from '@tahanan/places/typo-index.ts'
import { levelOfWord, spellWord } from '@tahanan/places/area-names.ts'
import {
  AT_LEAST,
  AT_MOST,
  BATH_WORDS,
  BEDROOM_WORDS,
  FILLERS,
  FINANCING_WORDS,
  KIND_WORDS,
  LESSER_KINDS,
  NUMBERED_WORDS,
  OFFER_WORDS,
  OR_LESS,
  OR_MORE,
  OR_WORDS,
  PARKING_WORDS,
  SEARCHED_KINDS,
  SEARCHED_PHRASES,
  STAGE_WORDS,
} from './understand-data.ts'
import { likelyForRent, priceAt, type Span, type Token, tokensOf, withoutOtherAmounts } from './understand-numbers.ts'
import { bedroomsAt, parkingAt, roomsAt } from './understand-rooms.ts'
import { sizeAt } from './understand-sizes.ts'
import { type KnownNames, placeIn, plainText, withoutDeniedPlaces } from './understand-places.ts'

const PHRASE_WORDS_MOST = 5
/** "Ilang-Ilang Lots at the Park" */
const NAME_WORDS_MOST = 8
const AREAS_ASKED_MOST = 1_000

/** What has to be known of a text before it can be understood. */
export interface AskedNames {
  readonly phrases: readonly string[]
  readonly areaCodes: readonly string[]
}

export interface Understanding {
  readonly filters: Partial<ListingFilters>
  /** What a price says of the offer where the text does not: nobody pays 3M a month. Taken unless something is given. */
  readonly likelyForRent: boolean | undefined
  readonly understood: readonly Understood[]
  /** What is left, folded: ten words at most. */
  readonly words: readonly string[]
  /** Those of them that are in no listing. */
  readonly unknownWords: readonly string[]
  /** Words beyond the ten. */
  readonly unsearched: readonly string[]
  /** Words that say nothing of what is looked for: "in", "malapit". */
  readonly fillers: readonly string[]
  /** Other areas of the name that was taken for one, those with most offers first. */
  readonly alternatives: readonly Area[]
}

/** The phrases that may be names, and the areas whose number of offers decides what a name means. */
export function namesIn(typed: string): AskedNames {
  const tokens = tokensOf(plainText(typed))
  const words = tokens.map(({ word }) => word)
  const phrases = words.flatMap((_, from) =>
    Array.from({ length: Math.min(NAME_WORDS_MOST, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
  const isTaken = (at: number) => FILLERS.has(words[at] ?? '')
  const areas = locate(openGazetteer(), words, { isTaken, anyLevel: true }).flatMap(({ spans }) =>
    spans.flatMap((span) => span.areas),
  )
  const joined = runsOf(tokens).map(joinedWord)
  const codes = areas.flatMap(({ code, parent }) => [code, ...(parent ? [parent.code] : [])])
  return { phrases: [...new Set([...phrases, ...joined])], areaCodes: [...new Set(codes)].slice(0, AREAS_ASKED_MOST) }
}

/**
 * What a visitor's text means (decisions §11): filters, and the words that are left. Classifiers mark what they know:
 * names first, then numbers with what stands beside them, places, kinds and the rest; the longer span wins. Pure; takes
 * any text, and loses no word of it.
 */
export function understand(typed: string, known: KnownNames): Understanding {
  const text = plainText(typed)
  const tokens = tokensOf(text)
  const words = tokens.map(({ word }) => word)
  const spelled = withoutDeniedPlaces(
    withoutOtherAmounts(tokens.map((token) => ({ ...token, word: spellingOf(token.word, known) }))),
    words,
  )
  const isIgnored = (at: number) => spelled[at]?.word === '' || FILLERS.has(words[at] ?? '')
  const isName = markNames(words, known.names)
  const isFree = (from: number, to: number, spans: readonly Span[]) =>
    !isName.slice(from, to).includes(true) && spans.every((span) => to <= span.from || span.to <= from)
  const spans: Span[] = []
  const take = (found: readonly (Span | undefined)[]) => {
    for (const span of found) if (span !== undefined && isFree(span.from, span.to, spans)) spans.push(span)
  }
  take(tokens.map((_, at) => bedroomsAt(spelled, at)))
  take(tokens.map((_, at) => roomsAt(spelled, at, 'baths')))
  take(tokens.map((_, at) => parkingAt(spelled, at)))
  take(tokens.map((_, at) => sizeAt(spelled, at)))
  take(tokens.map((_, at) => priceAt(spelled, at)))
  const isNumber = (at: number) => spans.some(({ from, to }) => at >= from && at < to)
  const found = phraseSpans(spelled.map(({ word }, at) => (isNumber(at) || isName[at] === true ? '' : word)))
  const phrases = withoutLesserKinds(withEither(found, spelled, text))
  const inPhrase = (at: number) => phrases.some(({ from, to }) => at >= from && at < to)
  const isTaken = (at: number) => isName[at] === true || isNumber(at) || inPhrase(at) || isIgnored(at)
  const place = placeIn(words, isTaken, isName, known)
  if (place !== undefined) take(place.spans)
  take(phrases)
  const said = withoutContradictions(spans.toSorted((a, b) => a.from - b.from))
  const isSpanned = (at: number) => said.some(({ from, to }) => at >= from && at < to)
  const isFiller = (word: string, at: number) =>
    isName[at] !== true && (isIgnored(at) || levelOfWord(word) === 'barangay')
  const left = wordsOf(
    tokens.filter(({ word }, at) => !isSpanned(at) && !isFiller(word, at)),
    known,
  )
  const searched = [...left, ...said.flatMap(({ words: more = [] }) => more)]
  const isMonthly = said.some((span) => span.isMonthly)
  const filters = said.reduce<Partial<ListingFilters>>((all, { filters: more }) => ({ ...all, ...more }), {})
  return {
    filters,
    likelyForRent: said.some(({ kind }) => kind === 'offer') ? undefined : isMonthly || likelyForRent(filters),
    understood: understoodOf(said, text, tokens),
    words: searched.slice(0, SEARCH_LIMITS.words),
    unknownWords: searched.slice(0, SEARCH_LIMITS.words).filter((word) => !known.words.has(word)),
    unsearched: searched.slice(SEARCH_LIMITS.words),
    fillers: words.filter((word, at) => !isSpanned(at) && isFiller(word, at)),
    alternatives: place?.alternatives ?? [],
  }
}

/** The same text with its place taken for another area of that name. */
export function takenFor(meaning: Understanding, area: Area): Understanding {
  const { understood, filters, alternatives } = meaning
  const before = openGazetteer().areaOf(filters.area ?? '')
  return {
    ...meaning,
    filters: { ...filters, area: area.code },
    understood: understood.map((one) =>
      one.kind === 'place' ? { ...one, value: area.code, label: labelOfArea(area) } : one,
    ),
    alternatives: [...(before === undefined ? [] : [before]), ...alternatives].filter((other) => other !== area),
  }
}

/** "b2" is one word where listings hold it, or do not hold both "b" and "2". */
function wordsOf(tokens: readonly Token[], known: KnownNames): string[] {
  return runsOf(tokens).flatMap((run) => {
    const joined = joinedWord(run)
    const pieces = run.map(({ word }) => word)
    return known.words.has(joined) || !pieces.every((piece) => known.words.has(piece)) ? [joined] : pieces
  })
}

/** Tokens that were typed as one: letters and digits without anything between them. */
function runsOf(tokens: readonly Token[]): (readonly Token[])[] {
  const runs: Token[][] = []
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const isJoined = before !== undefined && before.to === token.from && !before.orMore
    if (isJoined) runs.at(-1)?.push(token)
    else runs.push([token])
  }
  return runs
}

function joinedWord(run: readonly Token[]): string {
  return run
    .map(({ word }) => word)
    .join('')
    .slice(0, SEARCH_LIMITS.wordLength)
}

/** Spans of one meaning, an area's own name and its city's for instance, are one. */
function understoodOf(spans: readonly Span[], text: string, tokens: readonly Token[]): Understood[] {
  const byMeaning = new Map<string, Understood>()
  for (const { kind, value, label, of, from, to } of spans) {
    const part = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
    const key = `${kind} ${of} ${value}`
    const known = byMeaning.get(key)
    const whole = known === undefined ? part : `${known.text} ${part}`
    byMeaning.set(key, { kind, value, ...(of && { of }), label, text: whole })
  }
  return [...byMeaning.values()]
}

/** Of two prices only the first is meant, and what says the second is searched as words; a lot and a floor have a size each. */
function withoutContradictions(spans: readonly Span[]): readonly Span[] {
  return spans.filter(
    (span) => spans.find(({ kind, of }) => kind === span.kind && of === span.of)?.value === span.value,
  )
}

/**
 * Names of projects and developers stay words, whatever kinds or places they hold: "Loft Residences"; a name of one word
 * where it is all that was typed.
 */
function markNames(words: readonly string[], names: ReadonlySet<string>): readonly boolean[] {
  const marks = words.map(() => false)
  for (let length = NAME_WORDS_MOST; length > Math.min(1, words.length - 1); length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length).join(' ')
      if (names.has(phrase) || SEARCHED_PHRASES.has(phrase)) marks.fill(true, from, from + length)
    }
  }
  return marks
}

type Meaning = Omit<Span, 'from' | 'to'>

/** Meanings by the folded phrase that says them. */
const PHRASES: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...entriesOf(KIND_WORDS, (kind) => ({
    kind: 'kind' as const,
    filters: { kinds: [kind] },
    value: kind,
    label: KIND_LABELS[kind],
    words: SEARCHED_KINDS[kind] ?? [],
  })),
  ...entriesOf(OFFER_WORDS, (status) => ({
    kind: 'offer' as const,
    filters: { forRent: status === 'For Rent' },
    value: status,
    label: status,
  })),
  ...entriesOf(STAGE_WORDS, (stage) => ({
    kind: 'stage' as const,
    filters: { stage: stage === 'ready' ? (1 as const) : (0 as const) },
    value: stage,
    label: stage === 'ready' ? 'Ready for occupancy' : 'Pre-selling',
  })),
  ...FINANCING_OPTIONS.flatMap((label, financing) =>
    (FINANCING_WORDS[label] ?? []).map(
      (phrase) => [phrase, { kind: 'financing' as const, filters: { financing }, value: label, label }] as const,
    ),
  ),
])

/** Single words of all meanings, those that are long enough to be mistyped. */
const VOCABULARY = [
  ...new Set(
    [
      PHRASES.keys(),
      BEDROOM_WORDS,
      BATH_WORDS,
      PARKING_WORDS,
      AT_MOST,
      AT_LEAST,
      OR_MORE,
      OR_LESS,
      NUMBERED_WORDS,
    ].flatMap((phrases) => [...phrases].flatMap((phrase) => phrase.split(' '))),
  ),
]
const WORDS: ReadonlySet<string> = new Set(VOCABULARY)
const TYPOS = new TypoIndex(
  VOCABULARY.filter((word) => word.length >= 5),
  () => true,
)

/**
 * A word as the tables have it: without the linker that Filipino puts behind it ("lupang", "paupahang"), and with a typo
 * mended ("condominum") where no listing holds it and no place is called so.
 */
function spellingOf(word: string, { words }: KnownNames): string {
  if (WORDS.has(word)) return word
  const unlinked = [word.replace(/ng$/, ''), word.replace(/(?<=n)g$/, '')].find(
    (one) => one.length > 2 && WORDS.has(one),
  )
  if (unlinked !== undefined) return unlinked
  if (words.has(word) || FILLERS.has(word) || openGazetteer().named(spellWord(word)).length > 0) return word
  return TYPOS.near(word)[0] ?? word
}

function entriesOf<Name extends string>(
  table: Readonly<Record<Name, readonly string[]>>,
  meaningOf: (name: Name) => Meaning,
): (readonly [string, Meaning])[] {
  const isName = (name: string): name is Name => name in table
  return Object.keys(table)
    .filter(isName)
    .flatMap((name) => table[name].map((phrase) => [phrase, meaningOf(name)] as const))
}

/** Kinds, offers, stages and financing: the longest phrases first. */
function phraseSpans(words: readonly string[]): Span[] {
  const spans: Span[] = []
  for (let length = PHRASE_WORDS_MOST; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const meaning = PHRASES.get(words.slice(from, from + length).join(' '))
      const to = from + length
      const isFree = spans.every((span) => to <= span.from || span.to <= from)
      if (meaning !== undefined && isFree) spans.push({ ...meaning, from, to })
    }
  }
  return spans
}

/**
 * Kinds, and offers, with "or" or a slash between them are one meaning: "house, townhouse or condo", "bili o upa". A comma
 * alone joins nothing: "condo, studio" is a studio. Both offers filter nothing.
 */
function withEither(spans: readonly Span[], tokens: readonly Token[], text: string): readonly Span[] {
  const runs: Span[][] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const before = runs.at(-1)?.at(-1)
    if (before?.kind === span.kind && isListed(before, span)) runs.at(-1)?.push(span)
    else runs.push([span])
  }
  return runs.flatMap((run) => eitherOf(run) ?? run)

  function isListed(first: Span, second: Span): boolean {
    const between = tokens.slice(first.to, second.from).map(({ word }) => word)
    const gap = text.slice(tokens[first.to - 1]?.to, tokens[second.from]?.from)
    const isJoined = /[,/]/.test(gap) || between.some((word) => OR_WORDS.has(word))
    return isJoined && between.every((word) => OR_WORDS.has(word) || FILLERS.has(word))
  }

  function eitherOf(run: readonly Span[]): Span | undefined {
    const [first, last] = [run[0], run.at(-1)]
    if (first === undefined || last === undefined) return undefined
    const said = [...new Map(run.map((span) => [span.value, span])).values()]
    const isEither = tokens.slice(first.from, last.to).some(({ word, sign }) => sign === '/' || OR_WORDS.has(word))
    if (said.length < 2 || !isEither) return undefined
    const either = { kind: first.kind, from: first.from, to: last.to }
    if (first.kind === 'offer') return { ...either, filters: {}, value: '', label: 'For Sale or For Rent' }
    if (first.kind !== 'kind') return undefined
    const kinds = said.flatMap(({ filters }) => filters.kinds ?? [])
    return { ...either, filters: { kinds }, value: kinds.join(), label: said.map(({ label }) => label).join(' or ') }
  }
}

/** What a more exact kind says already is understood as the same: "studio condo" is a studio. */
function withoutLesserKinds(spans: readonly Span[]): readonly Span[] {
  const kinds = spans.filter(({ kind }) => kind === 'kind')
  const exact = (span: Span) =>
    kinds.find(({ filters }) =>
      LESSER_KINDS.some(([kind, lesser]) => filters.kinds?.includes(kind) === true && lesser.includes(span.value)),
    ) ?? span
  return spans.map((span) => (span.kind === 'kind' ? { ...exact(span), from: span.from, to: span.to } : span))
}
