import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingSearch } from '../listing/listing-search.ts'
import { type Condition, conditionsOf } from './filter-conditions.ts'

/** A listing as it is searched, with the slugs that its project and developer are or were known by. */
export interface SearchedListing {
  readonly search: ListingSearch
  readonly projectSlugs: readonly string[]
  readonly developerSlugs: readonly string[]
}

const DAY_MS = 86_400_000

interface ReadSearch {
  readonly filters: ListingFilters
  readonly words: readonly string[]
}

/** Whether a search finds a listing: what `listing-sql.ts` asks in SQL, for who has a listing and looks for searches. */
export function searchPredicate({ filters, words }: ReadSearch): (listing: SearchedListing, now: Date) => boolean {
  const { project, developer } = filters
  const conditions = conditionsOf(filters)
  return ({ search, projectSlugs, developerSlugs }, now) =>
    conditions.every((condition) => isSo(search, condition, now)) &&
    (project === undefined || projectSlugs.includes(project)) &&
    (developer === undefined || developerSlugs.includes(developer)) &&
    hasWords(search.words, words)
}

function isSo(search: ListingSearch, condition: Condition, now: Date): boolean {
  if (condition.is === 'any') return condition.value.some((all) => all.every((one) => isSo(search, one, now)))
  if (condition.is === 'has') return has(search, condition)
  if (condition.is === 'within') {
    const at = search[condition.field]
    return at !== null && Date.parse(at) >= now.getTime() - condition.value * DAY_MS
  }
  const { is, field, value } = condition
  const known = field === 'latitude' || field === 'longitude' ? (search.place?.[field] ?? null) : search[field]
  if (known === null) return false
  // Flags are 0 and 1.
  const number = Number(known)
  if (is === 'in') return value.includes(number)
  if (is === '=') return number === Number(value)
  if (is === '<') return number < value
  return is === '<=' ? number <= value : number >= value
}

function has(search: ListingSearch, { field, value }: Extract<Condition, { readonly is: 'has' }>): boolean {
  if (field === 'area') return Object.values(search.area).includes(value)
  if (field === 'financing') return (search.financing & (1 << value)) !== 0
  return value.every((id) => search.amenityIds.includes(id))
}

/** Whether all words are known, the last one as a beginning. */
export function hasWords(known: readonly string[], words: readonly string[]): boolean {
  const beginning = words.at(-1)
  if (beginning === undefined) return true
  return words.slice(0, -1).every((word) => known.includes(word)) && known.some((word) => word.startsWith(beginning))
}
