import { LRUCache } from 'lru-cache'
import type { QueryConfig } from 'pg'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { allTerms } from './all-terms.ts'
import { idWindows } from './id-windows.ts'
import type { ListingWalk } from './listing-walks.ts'
import { expectedMatches } from './expected-matches.ts'
import { listingsInAll } from './listings-in-all.ts'
import { MatchedListings } from './matched-listings.ts'
import { matchedStatement } from './matched-statement.ts'
import type { MatchedRow } from './matched-statement.ts'
import { newestWindow } from './newest-window.ts'
import { readFacts } from './read-facts.ts'
import type { SearchTerm } from './search-term.ts'

/** Counts are this old at most (design §3); what has not changed does not grow old. */
const TTL_MS = 30_000
/** Of one list of words; beyond these there are only the newest. */
const LISTINGS_MAX = 6_000
/** More are not read to find the newest. */
const LISTINGS_READ = LISTINGS_MAX * 2
/** Of all of them, 32 bytes each, and 8 more where they are asked for by price. */
const LISTINGS_KEPT = 1_000_000
const ASKED_KEPT = 10_000
/** Reading so many costs what is saved by having them once or twice. */
const LISTINGS_AT_ONCE = 1_000
/** Where the vocabulary says that listings have become more or fewer by a larger share, they are read again. */
const MOVED_MOST = 0.01
/** After this long they may be read again because too much has changed. */
const OUTDATED_MS = 3_000
/** Room for matches being fewer among the newest. */
const ROOM = 1.4

const FROM_NEWEST: ListingWalk = { by: 'id', descending: true, priced: undefined, after: undefined }

interface Kept {
  /** What was asked: a beginning stands for the words that there were, and a catalogue grows at its newest end. */
  readonly asked: string
  /** By the vocabulary, when they were read. */
  readonly expected: number
  readonly finding: Promise<MatchedListings>
  found?: MatchedListings
}

type Read = (statement: QueryConfig) => Promise<readonly MatchedRow[]>

/**
 * What words find, kept for as long as counts are: the same words are asked for with one filter after the other, in each
 * order and page by page, and the index would read the same rows again and again.
 */
export class MatchedCache {
  readonly #read: Read
  readonly #kept = new LRUCache<string, Kept>({ maxSize: LISTINGS_KEPT })
  readonly #asked = new LRUCache<string, number>({ max: ASKED_KEPT, ttl: TTL_MS, noUpdateTTL: true })

  constructor(read: Read) {
    this.#read = read
  }

  /** What is kept of these words, whose terms are these. */
  peek(lexicon: Lexicon, words: readonly string[], terms: readonly SearchTerm[]): MatchedListings | undefined {
    return this.#usable(words.join(' '), askedOf(lexicon, terms), expectedMatches(lexicon, terms))?.found
  }

  /**
   * What the terms of `words` find; undefined where reading it would cost more than it has been worth yet, unless
   * `atOnce`.
   */
  find(
    lexicon: Lexicon,
    words: readonly string[],
    terms: readonly SearchTerm[],
    atOnce: boolean,
  ): Promise<MatchedListings> | undefined {
    const key = words.join(' ')
    const asking = askedOf(lexicon, terms)
    const expected = expectedMatches(lexicon, terms)
    const known = this.#usable(key, asking, expected)
    if (known !== undefined) return known.finding
    const size = Math.min(expected, LISTINGS_MAX)
    const asked = (this.#asked.get(key) ?? 0) + 1
    this.#asked.set(key, asked)
    if (!atOnce && size > asked * LISTINGS_AT_ONCE) return undefined
    const finding = this.#find(lexicon, terms, expected)
    const kept: Kept = { asked: asking, expected, finding }
    this.#kept.set(key, kept, { size: Math.ceil(size) + 1 })
    finding.then(
      (found) => (kept.found = found),
      () => this.#kept.get(key) === kept && this.#kept.delete(key),
    )
    return finding
  }

  #usable(key: string, asked: string, expected: number): Kept | undefined {
    const known = this.#kept.get(key)
    if (known === undefined || known.asked !== asked) return undefined
    const { ageMs = 0, isOutdated = false } = known.found ?? {}
    if (ageMs > (isOutdated ? OUTDATED_MS : TTL_MS)) return undefined
    return Math.abs(known.expected - expected) <= known.expected * MOVED_MOST ? known : undefined
  }

  async #find(lexicon: Lexicon, terms: readonly SearchTerm[], expected: number): Promise<MatchedListings> {
    const density = expected / listingsInAll(lexicon)
    const windows =
      expected > LISTINGS_MAX ? idWindows(lexicon, FROM_NEWEST, (LISTINGS_MAX * ROOM) / density) : undefined
    const [row] = await this.#read(matchedStatement(terms, LISTINGS_READ + 1, windows))
    if (row === undefined) throw new Error('An aggregate has a row.')
    const { columns, total } = readFacts(row.facts, LISTINGS_MAX)
    return new MatchedListings({
      columns,
      isComplete: windows === undefined && total <= LISTINGS_MAX,
      isNewest: total <= LISTINGS_READ,
      horizon: row.horizon,
    })
  }
}

function askedOf(lexicon: Lexicon, terms: readonly SearchTerm[]): string {
  return `${newestWindow(lexicon, 0)} ${allTerms(terms)}`
}
