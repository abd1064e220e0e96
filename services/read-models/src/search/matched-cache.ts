import { LRUCache } from 'lru-cache'
import type { QueryConfig } from 'pg'
import { KeptFacts } from './kept-facts.ts'
import { LOOK_COST } from './look-cost.ts'
import { MatchedListings } from './matched-listings.ts'
import type { MatchedSource } from './matched-source.ts'
import type { MatchedRow } from './matched-sql.ts'
import { readFacts } from './read-facts.ts'

/** Counts are this old at most (design §3); what has not changed does not grow old. */
const TTL_MS = 30_000
/** Of all lists, 8 to some 64 bytes each, and 32 for each listing in whatever lists. */
const LISTINGS_KEPT = 4_000_000
const ASKED_KEPT = 10_000
/** Where the vocabulary says that listings have become more or fewer by a larger share, they are read again. */
const MOVED_MOST = 0.01
/** After this long they may be read again because too much has changed. */
const OUTDATED_MS = 3_000

interface Kept {
  readonly asked: string
  /** By the vocabulary, when they were read. */
  readonly expected: number
  readonly finding: Promise<MatchedListings>
  readonly found?: MatchedListings
}

interface FindSettings {
  readonly count?: number | undefined
  readonly saves?: number | undefined
}

interface MatchedFacts extends MatchedRow {
  /** Of `ListingChanges`, before they were read. */
  readonly position: number
}

interface MatchedCacheSettings {
  readonly read: (statement: QueryConfig) => Promise<MatchedFacts>
  /** When it was known last that nothing had changed since a position; undefined where something has. */
  readonly currentAt?: (position: number) => number | undefined
  readonly newFacts?: () => KeptFacts
}

/**
 * What sources find, kept for as long as counts are: the same words and shelves are asked for with one filter after the
 * other, in each order and page by page, and Postgres would read the same rows again and again.
 */
export class MatchedCache {
  readonly #read: MatchedCacheSettings['read']
  readonly #currentAt: (position: number) => number | undefined
  readonly #kept = new LRUCache<string, Kept>({ maxSize: LISTINGS_KEPT })
  readonly #newFacts: () => KeptFacts
  #facts: KeptFacts
  /** How many listings would not have been read, had it been there. */
  readonly #saved = new LRUCache<string, number>({ max: ASKED_KEPT, ttl: TTL_MS, noUpdateTTL: true })

  constructor({ read, currentAt = () => undefined, newFacts = () => new KeptFacts() }: MatchedCacheSettings) {
    this.#read = read
    this.#currentAt = currentAt
    this.#newFacts = newFacts
    this.#facts = newFacts()
  }

  /** What is kept of it. */
  peek(source: MatchedSource): MatchedListings | undefined {
    return this.#usable(source)?.found
  }

  /**
   * What it finds; undefined where reading it would cost more than it has been worth yet, unless `atOnce`. `count`: how
   * many it finds, where that is known. `saves`: how many listings need not be read once it is there.
   */
  find(
    source: MatchedSource,
    atOnce: boolean,
    { count, saves = LOOK_COST.saves }: FindSettings = {},
  ): Promise<MatchedListings> | undefined {
    const known = this.#usable(source)
    if (known !== undefined) return known.finding
    const { key, expected, most, cost } = source
    const saved = this.#saved.get(key) ?? 0
    this.#saved.set(key, saved + saves)
    if (!atOnce && (saved === 0 || (count ?? cost) > saved)) return undefined
    const finding = this.#find(source, count)
    const kept: Kept = { asked: source.asked, expected, finding }
    this.#kept.set(key, kept, { size: Math.ceil(Math.min(expected, most)) + 1 })
    const isKept = () => this.#kept.peek(key) === kept
    finding.then(
      (found) => isKept() && this.#kept.set(key, { ...kept, found }, { size: found.size + 1 }),
      () => isKept() && this.#kept.delete(key),
    )
    return finding
  }

  #usable(source: MatchedSource): Kept | undefined {
    const known = this.#kept.get(source.key)
    if (known === undefined || known.asked !== source.asked) return undefined
    const { found } = known
    const currentAt = found && this.#currentAt(found.position)
    if (currentAt !== undefined) found?.noteCurrent(currentAt)
    const { ageMs = 0, isOutdated = false } = found ?? {}
    if (ageMs > (isOutdated ? OUTDATED_MS : TTL_MS)) return undefined
    return Math.abs(known.expected - source.expected) <= known.expected * MOVED_MOST ? known : undefined
  }

  async #find(source: MatchedSource, count: number | undefined): Promise<MatchedListings> {
    const { most, order } = source
    const reading = source.read(count)
    const { isBounded, limit, sorted } = reading
    const isAll = (found: number) => !isBounded && found < limit
    // What has been read is kept, if it is all there is.
    const keptOf = (found: number) => (order !== 'newest' || isAll(found) ? found : most)
    const read = async (statement: QueryConfig) => {
      const { facts, position } = await this.#read(statement)
      const kept = this.#factsWithRoom(limit + 1)
      return { ...readFacts(facts, keptOf, kept), kept, position }
    }
    const first = await read(reading.statement)
    const isTooMuch = first.total > limit && sorted !== undefined
    const { kept, places, total, position } = isTooMuch ? await read(sorted) : first
    return new MatchedListings({
      facts: kept,
      places,
      isComplete: isAll(first.total),
      order: total <= limit ? order : undefined,
      position,
    })
  }

  /** Once too many listings have changed since they were kept, everything is read anew. */
  #factsWithRoom(listings: number): KeptFacts {
    if (!this.#facts.hasRoomFor(listings)) {
      this.#kept.clear()
      this.#facts = this.#newFacts()
    }
    return this.#facts
  }
}
