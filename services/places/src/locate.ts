import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import { isCalledCity, isWithin, trailOf } from './area.ts'
import type { Area, AreaLevel } from './area.ts'
import { isLinker, isPartOf, levelOfWord, nameKey } from './area-names.ts'
import type { Gazetteer } from './gazetteer.ts'

/** A name has at most so many words, those included that say its level: "City of San Jose del Monte". */
const NAME_WORDS_MOST = 7

/** Words `from` to `to`, `to` excluded, that name one of `areas`. */
export interface AreaSpan {
  readonly from: number
  readonly to: number
  readonly areas: readonly Area[]
  /** What was typed is a letter or two away from the name. */
  readonly isTypo: boolean
  /** A word beside the name says of what level the area is: "brgy", "city". */
  readonly saysLevel: boolean
}

/** An area that a text may mean, with the words that say so: its own name, and names of what it lies in. */
export interface Location {
  readonly area: Area
  readonly spans: readonly AreaSpan[]
}

/**
 * Where the words of a text may be, best first: all that explain as many words as the best one does. Inner areas win,
 * in any order of words: "lahug cebu city", "Cebu City, Lahug". None where no word names an area.
 */
export function locate(gazetteer: Gazetteer, words: readonly string[], options: LocateOptions = {}): Location[] {
  return bestOf(locationsIn(gazetteer, words, options), options)
}

function locationsIn(gazetteer: Gazetteer, words: readonly string[], options: LocateOptions): Location[] {
  const exact = spansOf(gazetteer, words, options)
  const spans = [...exact, ...typosBeside(gazetteer, words, exact, options)]
  const named = spans.map((span) => ({ span, areas: new Set(span.areas) }))
  return spans
    .flatMap((span) => span.areas.map((area) => chainOf(area, span, named)))
    .filter((location) => !isGuess(location))
}

function bestOf(locations: readonly Location[], { anyLevel = false }: LocateOptions = {}): Location[] {
  const scores = locations.map((location) => scoreOf(location, anyLevel))
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return locations.filter((_, at) => scores[at] === best).toSorted((a, b) => renownOf(a.area) - renownOf(b.area))
}

export interface LocateOptions {
  /** Words that are none of a place, such as "bahay": no name begins or ends with them alone, none is corrected. */
  readonly isTaken?: (index: number) => boolean
  /** All areas of a name, the barangays beside the cities: whoever asks knows more of what is meant. */
  readonly anyLevel?: boolean
}

/** A mistyped barangay, and nothing beside it that says so: any rare word is a letter away from one of forty thousand. */
function isGuess({ area, spans }: Location): boolean {
  const [own] = spans
  return area.level === 'barangay' && spans.length === 1 && own?.isTypo === true && !own.saysLevel
}

/** All names in the words, longer ones first. */
function spansOf(gazetteer: Gazetteer, words: readonly string[], { isTaken }: LocateOptions): AreaSpan[] {
  const spans: AreaSpan[] = []
  for (let length = Math.min(NAME_WORDS_MOST, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length
      if (isTaken !== undefined && everyBetween(from, to, isTaken)) continue
      // "Quezon" of "Quezon City" is no province.
      if (levelOfWord(words[to] ?? '') === 'city' && spans.some((span) => span.from === from && span.to === to + 1))
        continue
      const areas = areasNamed(words.slice(from, to), (key) => gazetteer.named(key))
      if (areas.length > 0) spans.push({ from, to, areas, isTypo: false, saysLevel: saysLevel(words, from, to) })
    }
  }
  return spans
}

/** The areas that some words name as a whole: with a level beside the name only those of this level. */
function areasNamed(words: readonly string[], named: (key: string) => readonly Area[]): readonly Area[] {
  const key = nameKey(words)
  const levels = words.map(levelOfWord).filter((level) => level !== undefined)
  // The C of "C5" is no barangay.
  if (key.length < 2 && levels.length === 0) return []
  if (isLinker(words.at(0)) || isLinker(words.at(-1))) return []
  const areas = named(key)
  // New Clark City is no city, but a part of Capas.
  return areas.filter((area) => isPartOf(area, words) || levels.every((said) => isOfLevel(area, said)))
}

function saysLevel(words: readonly string[], from: number, to: number): boolean {
  return words.slice(from, to).some((word) => levelOfWord(word) !== undefined)
}

function isOfLevel(area: Area, said: AreaLevel): boolean {
  return area.level === said && (said !== 'city' || isCalledCity(area))
}

/** Whom of one name people mean first: Cebu the province, San Juan the city before the towns, Davao not the region. */
function renownOf(area: Area): number {
  if (area.level === 'province') return 0
  if (isCalledCity(area)) return 1
  return area.level === 'barangay' ? 4 : area.level === 'city' ? 2 : 3
}

/** Mistyped names among the words that no name explains: of two words before one. */
function typosBeside(
  gazetteer: Gazetteer,
  words: readonly string[],
  exact: readonly AreaSpan[],
  { isTaken }: LocateOptions,
): AreaSpan[] {
  const isFree = (index: number) =>
    isTaken?.(index) !== true && !exact.some(({ from, to }) => index >= from && index < to)
  const spans: AreaSpan[] = []
  for (const length of [2, 1]) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const to = from + length
      const isClear = everyBetween(from, to, (at) => isFree(at) || levelOfWord(words[at] ?? '') !== undefined)
      if (!isClear || spans.some((span) => span.from < to && from < span.to)) continue
      const areas = areasNamed(words.slice(from, to), (key) => gazetteer.nearlyNamed(key))
      if (areas.length > 0) spans.push({ from, to, areas, isTypo: true, saysLevel: saysLevel(words, from, to) })
    }
  }
  return spans
}

/** The area with all names of itself and of what it lies in, the nearest first, that do not share a word with another. */
function chainOf(
  area: Area,
  own: AreaSpan,
  named: readonly { readonly span: AreaSpan; readonly areas: ReadonlySet<Area> }[],
): Location {
  const chosen = [own]
  for (let outer: Area | undefined = area; outer !== undefined; outer = outer.parent) {
    for (const { span, areas } of named) {
      const isApart = areas.has(outer) && chosen.every((other) => span.to <= other.from || other.to <= span.from)
      if (!isApart) continue
      chosen.push(span)
      break
    }
  }
  return { area, spans: chosen }
}

/**
 * Words explained, less what makes it unlikely: typos, outer areas that are not the next one out, and a barangay that
 * shares its name with others and has nothing beside it.
 */
function scoreOf({ area, spans }: Location, anyLevel: boolean): number {
  const [own, next] = spans
  const explained = spans.reduce((sum, { from, to, isTypo }) => sum + (to - from) - (isTypo ? 0.25 : 0), 0)
  if (next === undefined) {
    const isOneOfMany = area.level === 'barangay' && own !== undefined && own.areas.length > 1 && !own.saysLevel
    return isOneOfMany && !anyLevel ? explained - 0.6 : explained
  }
  const isNearest = next.areas.some((named) => named === area || named === area.parent)
  return explained - (isNearest ? 0 : 0.1)
}

function everyBetween(from: number, to: number, isSuch: (at: number) => boolean): boolean {
  for (let at = from; at < to; at += 1) if (!isSuch(at)) return false
  return true
}

/** Of which level the area is that a text was resolved to. */
export interface Resolved {
  /** Undefined where the text names no area, or several and nothing tells them apart. */
  readonly area: Area | undefined
  /** What of the text was not understood, folded. */
  readonly rest: string
  /** The areas that were all as likely; one where it was resolved. */
  readonly candidates: readonly Area[]
}

/**
 * The area of a location as people write it: "Lahug, Cebu", "Brgy. San Antonio, Makati City". What stands behind the
 * last comma is where it is, whatever the rest says. `beside`, a title for instance, decides where the location alone
 * is several areas, or none.
 */
export function resolveLocation(gazetteer: Gazetteer, location: string, beside = ''): Resolved {
  const words = wordsOf(location)
  const outer = wordsOf(location.slice(location.lastIndexOf(',') + 1))
  const narrowed = narrowBy(locationsIn(gazetteer, words, {}), gazetteer, wordsOf(beside))
  const [first] = narrowed
  if (first === undefined) {
    return beside === ''
      ? { area: undefined, rest: words.join(' '), candidates: [] }
      : resolveLocation(gazetteer, beside)
  }
  const explained = (index: number) => first.spans.some(({ from, to }) => index >= from && index < to)
  const isOuterSaid = words.some((_, index) => index >= words.length - outer.length && explained(index))
  const candidates = [...new Set(narrowed.map(({ area }) => area))]
  const area = commonArea(candidates)
  if ((area === undefined || !isOuterSaid) && outer.length < words.length) {
    const inOuter = resolveLocation(gazetteer, outer.join(' '))
    if (inOuter.area !== undefined) return { ...inOuter, rest: words.slice(0, -outer.length).join(' ') }
  }
  return { area, rest: words.filter((_, index) => !explained(index)).join(' '), candidates }
}

/** The best locations; where these are several, those that another text speaks for, naming what they lie in. */
function narrowBy(locations: readonly Location[], gazetteer: Gazetteer, words: readonly string[]): readonly Location[] {
  const best = bestOf(locations)
  if (best.length < 2 || words.length === 0) return best
  const named = new Set(spansOf(gazetteer, words, {}).flatMap(({ areas }) => areas))
  const support = ({ area }: Location) => trailOf(area).filter((outer) => outer !== area && named.has(outer)).length
  const most = Math.max(...locations.map(support))
  return most === 0 ? best : bestOf(locations.filter((location) => support(location) === most))
}

/** The one area, the one that people mean first by this name, or the one that all lie in. */
function commonArea(areas: readonly Area[]): Area | undefined {
  const [first, second] = areas
  if (first === undefined || second === undefined || renownOf(first) < renownOf(second)) return first
  for (let outer = first.parent; outer !== undefined; outer = outer.parent) {
    const common = outer
    if (common.level !== 'region' && areas.every((area) => isWithin(area, common))) return common
  }
  return undefined
}

function wordsOf(text: string): readonly string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
}
