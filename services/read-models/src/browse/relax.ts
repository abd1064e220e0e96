import type { ListingList, Understood } from '@tahanan/contracts/listing/listing-list.ts'
import { priceFilterText } from '@tahanan/contracts/money/price-filter.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import { labelOfArea } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { ListedRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Understanding } from '../search/understand.ts'
import { wordsOfPlace } from '../search/understand-places.ts'

export type Relaxed = NonNullable<ListingList['relaxed']>[number]

interface Relaxation {
  readonly listed: ListedRequest
  readonly relaxed: readonly Relaxed[]
}

interface Step {
  readonly relaxed: Relaxed
  readonly apply: (listed: ListedRequest) => ListedRequest
}

/**
 * What to look for where nothing was found (decisions §11): less by one thing, the least certain first, the place to what
 * it lies in last; then by more at a time, there and farther out. Only what the text said is given up, and never the offer.
 *
 * @param chosenArea by its code: nothing outside is looked at
 */
export function* relaxations(
  asked: ListedRequest,
  meaning: Understanding,
  chosenArea: string | undefined,
): Generator<Relaxation> {
  // Not said, only likely: given up without a word.
  if (meaning.likelyForRent !== undefined)
    yield relax({ ...asked, filters: { ...asked.filters, forRent: undefined } }, [])
  const steps = stepsOf(meaning)
  const [parent, ...farther] = placesAround(asked, meaning, chosenArea)
  for (const step of steps) yield relax(asked, [step])
  for (const place of placeAsWords(meaning, chosenArea)) yield relax(asked, [place])
  if (parent !== undefined) yield relax(asked, [parent])
  for (let count = 2; count <= steps.length; count += 1) yield relax(asked, steps.slice(0, count))
  for (const place of parent === undefined ? [] : [parent, ...farther]) {
    // The first of them alone has been tried.
    for (let count = place === parent ? 1 : 0; count <= steps.length; count += 1)
      yield relax(asked, [...steps.slice(0, count), place])
  }
  // A price that nothing has: what it costs is better seen than nothing.
  for (const price of stepsSaid(meaning.understood, 'price', () => ({ price: undefined })))
    yield relax(asked, [...steps, price])
}

function relax(asked: ListedRequest, steps: readonly Step[]): Relaxation {
  const listed = steps.reduce((so, { apply }) => apply(so), asked)
  return {
    listed,
    relaxed: steps
      .map(({ relaxed }) => relaxed)
      .filter(({ kind }, at, all) => all.findLastIndex((one) => one.kind === kind) === at)
      .map((one) => ({ ...one, ...insteadOf(one.kind, listed.filters) })),
  }
}

/** What is looked for in place of a place or price that was given up. */
function insteadOf(kind: Relaxed['kind'], { area: code, price }: ListingFilters): Pick<Relaxed, 'area' | 'price'> {
  const area = code === undefined ? undefined : openGazetteer().areaOf(code)
  if (kind === 'place' && area !== undefined) return { area: { code: area.code, label: labelOfArea(area) } }
  return kind === 'price' && price !== undefined ? { price: priceFilterText(price) } : {}
}

function stepWithout(given: readonly string[]): Step {
  return {
    relaxed: { kind: 'words', text: given.join(' ') },
    apply: (listed) => ({ ...listed, words: listed.words.filter((word) => !given.includes(word)) }),
  }
}

/** Words, those that are in no listing first, parking, bathrooms, stage, financing, size, price by a quarter, bedrooms. */
function stepsOf({ understood, words, unknownWords, filters: said }: Understanding): readonly Step[] {
  const step = (kind: Understood['kind'], change: (filters: ListingFilters) => Partial<ListingFilters>) =>
    stepsSaid(understood, kind, change)
  const isPartUnknown = unknownWords.length > 0 && unknownWords.length < words.length
  // Words alone are all that was asked for: without them anything would do.
  const isMoreSaid = understood.length > 0 && words.length > 0
  return [
    ...(isPartUnknown ? [stepWithout(unknownWords)] : []),
    ...(isMoreSaid ? [stepWithout(words)] : []),
    ...step('parking', () => ({ parking: false })),
    ...step('baths', () => ({ baths: undefined })),
    ...step('stage', () => ({ stage: undefined })),
    ...step('financing', () => ({ financing: undefined })),
    ...step('size', (filters) => withoutSizes(filters, said)),
    ...step('price', ({ price }) => ({ price: price && widened(price) })),
    // Bare land is no home, however many bedrooms it lacks.
    ...step('bedrooms', ({ type, kinds }) => ({
      bedrooms: undefined,
      kinds: type === undefined ? (kinds ?? ['home']) : kinds,
    })),
  ]
}

/** The place to whatever mentions it. */
function placeAsWords({ understood }: Understanding, chosenArea: string | undefined): readonly Step[] {
  return understood.flatMap(({ kind, text }) => {
    const named = kind === 'place' ? wordsOfPlace(text) : []
    const apply: Step['apply'] = ({ words, filters }) => ({
      words: [...new Set([...words, ...named])].slice(0, SEARCH_LIMITS.words),
      filters: { ...filters, area: chosenArea },
    })
    return named.length === 0 ? [] : [{ relaxed: { kind, text }, apply }]
  })
}

/** The place to what it lies in, as far out as it goes, or to the area that was chosen. */
function placesAround(
  { filters }: ListedRequest,
  { understood }: Understanding,
  chosenArea: string | undefined,
): readonly Step[] {
  const outer: (string | undefined)[] = []
  for (let area = outerOf(filters.area); area !== chosenArea && area !== undefined; area = outerOf(area))
    outer.push(area)
  return [...outer, chosenArea].flatMap((area) => stepsSaid(understood, 'place', () => ({ area })))
}

/** One step, where the text said the like. */
function stepsSaid(
  understood: readonly Understood[],
  kind: Understood['kind'],
  change: (filters: ListingFilters) => Partial<ListingFilters>,
): readonly Step[] {
  const said = understood.find((one) => one.kind === kind)
  const apply: Step['apply'] = (listed) => ({ ...listed, filters: { ...listed.filters, ...change(listed.filters) } })
  return said === undefined ? [] : [{ relaxed: { kind, text: said.text }, apply }]
}

const SIZES = ['sizeMinSqm', 'sizeMaxSqm', 'lotMinSqm', 'lotMaxSqm', 'floorMinSqm', 'floorMaxSqm'] as const

/** Those of the text alone: others were chosen. */
function withoutSizes(filters: ListingFilters, said: Partial<ListingFilters>): Partial<ListingFilters> {
  const saidAlone = SIZES.filter((size) => said[size] !== undefined && said[size] === filters[size])
  return Object.fromEntries(saidAlone.map((size) => [size, undefined]))
}

function outerOf(code: string | undefined): string | undefined {
  return code === undefined ? undefined : openGazetteer().areaOf(code)?.parent?.code
}

function widened({ minPesos, maxPesos }: NonNullable<ListingFilters['price']>): ListingFilters['price'] {
  return {
    minPesos: minPesos === null ? null : Math.floor(minPesos * 0.75),
    maxPesos: maxPesos === null ? null : Math.ceil(maxPesos * 1.25),
  }
}
