import {
  deleteListingChanges,
  findCandidates,
  insertMatches,
  type ListingProbe,
  lockListingChanges,
  postponeListingChanges,
} from '@tahanan/catalog/alert/alert-matching.store.ts'
import type { ListingChange } from '@tahanan/catalog/alert/alert-change.ts'
import { ANY_OFFER, NO_LIMIT, UNKNOWN } from '@tahanan/catalog/alert/alert.ts'
import { alertSearchField } from '@tahanan/contracts/alert/alert-search.ts'
import { KINDS } from '@tahanan/contracts/property/kind.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { readSearchedListings } from '@tahanan/read-models/alert/read-searched-listings.ts'
import { matchesKind } from '@tahanan/read-models/search/kinds.ts'
import { type SearchedListing, searchPredicate } from '@tahanan/read-models/search/search-predicate.ts'
import { LRUCache } from 'lru-cache'
import type { JobDependencies } from '../job/define-job.ts'

const CHANGES_AT_ONCE = 250
/** How long a change rests that the read side does not know yet. */
const REST_MS = 1_000
/** Many people search for the same. */
const searches = new LRUCache<string, ReturnType<typeof searchPredicate>>({ max: 5_000 })

/**
 * Matches the changes that wait against all alerts, a piece at a time; answers how many matches are new. What the read
 * side does not know yet waits on; what can be had no more by now is told to nobody.
 */
export async function matchChanges(
  { catalog, readPool }: Pick<JobDependencies, 'catalog' | 'readPool'>,
  now: Date,
): Promise<number> {
  const restedSince = new Date(now.getTime() - REST_MS)
  for (let matched = 0; ;) {
    const piece = await inTransaction(catalog.pool, async (client) => {
      const changes = await lockListingChanges(client, restedSince, CHANGES_AT_ONCE)
      if (changes.length === 0) return undefined
      const ids = [...new Set(changes.map(({ listingId }) => listingId))]
      const known = new Map((await readSearchedListings(readPool, ids, now)).map((listing) => [listing.id, listing]))
      const isKnown = ({ listingId, version }: ListingChange) => (known.get(listingId)?.version ?? 0) >= version
      const ready = changes.filter(isKnown)
      const early = changes.filter((change) => !isKnown(change))
      if (early.length > 0) await postponeListingChanges(client, early, now)
      const listings = new Map<number, SearchedListing>()
      for (const { id, listing } of known.values()) if (listing !== null) listings.set(id, listing)
      let found = 0
      if (ready.length > 0) {
        found = await insertMatchesOf(client, ready, listings, now)
        await deleteListingChanges(client, ready)
      }
      return { found, isLast: changes.length < CHANGES_AT_ONCE }
    })
    matched += piece?.found ?? 0
    if (piece === undefined || piece.isLast) return matched
  }
}

async function insertMatchesOf(
  client: Parameters<typeof insertMatches>[0],
  changes: readonly ListingChange[],
  listings: ReadonlyMap<number, SearchedListing>,
  now: Date,
): Promise<number> {
  const changesById = new Map<number, ListingChange[]>()
  for (const change of changes)
    changesById.set(change.listingId, [...(changesById.get(change.listingId) ?? []), change])
  const probes = [...changesById].flatMap(([id, ofListing]) => {
    const listing = listings.get(id)
    return listing === undefined ? [] : [probeOf(id, listing, latest(ofListing))]
  })
  let found = 0
  for await (const candidates of findCandidates(client, probes)) {
    const matches = candidates.flatMap(({ alertId, listingId, search }) => {
      const listing = listings.get(listingId)
      if (listing === undefined || !fits(listing, search, now)) return []
      return (changesById.get(listingId) ?? []).map((change) => ({ alertId, change }))
    })
    if (matches.length > 0) found += await insertMatches(client, matches, now)
  }
  return found
}

/** Of several changes of a listing at once, whoever began before the last of them is told of them all. */
function latest(changes: readonly ListingChange[]): Date {
  return new Date(Math.max(...changes.map(({ occurredAt }) => occurredAt.getTime())))
}

/** A listing's alert has no search, and fits by its key alone. */
function fits(listing: SearchedListing, search: string, now: Date): boolean {
  let finds = searches.get(search)
  if (finds === undefined) searches.set(search, (finds = searchPredicate(alertSearchField.parse(search))))
  return finds(listing, now)
}

/** Everything that the keys of alerts may say of a listing (`keysOfSearch`). */
export function probeOf(
  listingId: number,
  { search, projectSlugs, developerSlugs }: SearchedListing,
  occurredAt: Date,
): ListingProbe {
  const areas = Object.values(search.area).filter((code) => code !== null)
  return {
    listingId,
    occurredAt,
    anchors: [
      '',
      `listing:${listingId}`,
      ...projectSlugs.map((slug) => `project:${slug}`),
      ...developerSlugs.map((slug) => `developer:${slug}`),
      ...areas.map((code) => `area:${code}`),
      ...search.words.map((word) => `word:${word}`),
    ],
    offers: [search.forRent ? 1 : 0, ANY_OFFER],
    kinds: ['', ...KINDS.filter((kind) => matchesKind(kind, search))],
    priceMinCentavos: search.priceMinCentavos ?? NO_LIMIT,
    priceMaxCentavos: search.priceMaxCentavos ?? UNKNOWN,
    bedrooms: search.bedroom ?? UNKNOWN,
  }
}
