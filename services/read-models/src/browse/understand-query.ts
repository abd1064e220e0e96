import type { ListingList, Understood } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingSearchQuery } from '@tahanan/contracts/listing/listing-search-params.ts'
import { KIND_OF_TYPE } from '@tahanan/contracts/property/search-type.ts'
import { type ListingFilters, NO_FILTERS } from '@tahanan/contracts/search/listing-filters.ts'
import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import { isWithin } from '@tahanan/places/area.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { ListedRequest } from '@tahanan/platform/search-engine/search-engine.ts'
import { type KindMatch, KINDS } from '../search/kinds.ts'
import { namesIn, understand, type Understanding } from '../search/understand.ts'
import { likelyForRent } from '../search/understand-numbers.ts'
import { readKnownNames } from '../suggestion/suggestion.store.ts'

/**
 * What a text and the filters beside it ask for, and what the text was understood to mean.
 *
 * @param understands false: words are words
 * @throws InvalidInput for an unknown area
 */
export async function understandQuery(
  pool: Queryable,
  query: Pick<ListingSearchQuery, 'search' | 'filters'>,
  understands: boolean,
): Promise<UnderstoodQuery> {
  const { area } = query.filters
  const chosen = area === undefined ? undefined : openGazetteer().areaOf(area)
  if (area !== undefined && chosen === undefined) throw new InvalidInput({ area: ['There is no area with this code.'] })
  const { understood, ...meaning } = await meaningOf(pool, query, understands)
  const said = meaning.filters.area === undefined ? undefined : openGazetteer().areaOf(meaning.filters.area)
  // A part of the chosen area says where in it.
  const isPart = chosen !== undefined && said !== undefined && said !== chosen && isWithin(said, chosen)
  const given = isPart ? { ...query.filters, area: undefined } : query.filters
  const isGiven = ({ kind }: Understood): boolean =>
    PARAMETERS[kind].some((parameter) => given[parameter] !== NO_FILTERS[parameter]) ||
    (kind === 'kind' && !canBe(meaning.filters.kinds, given))
  const dropped = understood.filter(isGiven).flatMap(({ kind }) => PARAMETERS[kind])
  const kept = Object.entries(meaning.filters).filter(([name]) => !dropped.some((parameter) => parameter === name))
  return {
    meaning: { ...meaning, understood: understood.filter((one) => !isGiven(one)) },
    words: meaning.words,
    filters: beside(given, { forRent: meaning.likelyForRent, ...Object.fromEntries(kept) }),
    overruled: understood
      .filter(
        (one) =>
          OVERRULED.has(one.kind) &&
          isGiven(one) &&
          one.value !== (one.kind === 'place' ? given.area : given.kinds?.join()),
      )
      .map(({ kind, text }) => ({ kind, text })),
  }
}

interface UnderstoodQuery extends ListedRequest {
  readonly meaning: Understanding
  /** Of the text, where another was chosen. */
  readonly overruled: NonNullable<ListingList['overruled']>
}

/** Only of these it is told: of all others the form shows what is chosen. */
const OVERRULED: ReadonlySet<string> = new Set<Understood['kind']>(['place', 'kind'])

async function meaningOf(
  pool: Queryable,
  { search: { text, words }, filters }: Pick<ListingSearchQuery, 'search' | 'filters'>,
  understands: boolean,
): Promise<Understanding> {
  if (!understands || words.length === 0) {
    return {
      filters: {},
      likelyForRent: undefined,
      understood: [],
      words: words.slice(0, SEARCH_LIMITS.words),
      unsearched: words.slice(SEARCH_LIMITS.words),
      fillers: [],
      alternatives: [],
      unknownWords: [],
    }
  }
  const { phrases, areaCodes } = namesIn(text)
  const meaning = understand(text, await readKnownNames(pool, phrases, areaCodes))
  if (filters.forRent !== undefined) return { ...meaning, likelyForRent: undefined }
  if (filters.price === undefined) return meaning
  // A price that is chosen says nothing of the offer; one in place of the text's leaves what that one said.
  const { price: _, ...others } = meaning.filters
  const likely = meaning.filters.price && likelyForRent({ ...others, price: filters.price })
  return { ...meaning, likelyForRent: likely === meaning.likelyForRent ? likely : undefined }
}

/** Whether there can be a property of one of these kinds under what else is chosen of its sort. */
function canBe(kinds: ListingFilters['kinds'], { type, unitType }: ListingFilters): boolean {
  const chosen = type && KINDS[KIND_OF_TYPE[type]]
  const ways = kinds?.flatMap((kind) => KINDS[kind])
  return ways === undefined || ways.some((way) => (chosen ?? [{}]).some((other) => agree(way, other, unitType)))
}

function agree(one: KindMatch, other: KindMatch, unitType: number | undefined): boolean {
  const meet = (some?: readonly number[], others?: readonly number[]): boolean =>
    some === undefined || others === undefined || some.some((code) => others.includes(code))
  return (
    meet(one.propertyTypes, other.propertyTypes) &&
    meet(one.propertySubtypes, other.propertySubtypes) &&
    meet(one.unitTypes, unitType === undefined ? undefined : [unitType])
  )
}

/** What is given beside the text, by what the text may say of the same. */
const PARAMETERS: Readonly<Record<Understood['kind'], readonly (keyof ListingFilters)[]>> = {
  place: ['area'],
  kind: ['kinds'],
  offer: ['forRent'],
  bedrooms: ['bedrooms'],
  baths: ['baths'],
  parking: ['parking'],
  price: ['price'],
  size: ['sizeMinSqm', 'sizeMaxSqm', 'lotMinSqm', 'lotMaxSqm', 'floorMinSqm', 'floorMaxSqm'],
  stage: ['stage'],
  financing: ['financing'],
}

/** What a parameter is that is not given, by its name. */
const LEFT_OUT: ReadonlyMap<string, unknown> = new Map(Object.entries(NO_FILTERS))

/** Parameters that are given win over what the text says (decisions §11). */
function beside(given: ListingFilters, understood: Partial<ListingFilters>): ListingFilters {
  const said = Object.entries(given).filter(([name, value]) => value !== LEFT_OUT.get(name))
  return { ...NO_FILTERS, ...understood, ...Object.fromEntries(said) }
}
