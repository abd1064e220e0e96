import type { ListingPosition, SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { ListingChanges } from '../listing-change/listing-changes.ts'
import { askInTime } from './ask-in-time.ts'
import type { AskedListings } from './asked-listings.ts'
import { cappedCount } from './capped-count.ts'
import { expectedBefore } from './expected-before.ts'
import { isSettled } from './is-settled.ts'
import { isShort } from './is-short.ts'
import { KEPT_MOST } from './kept-most.ts'
import type { LookCost } from './look-cost.ts'
import { MatchedCache } from './matched-cache.ts'
import type { MatchedListings } from './matched-listings.ts'
import type { MatchedSource } from './matched-source.ts'
import type { MatchedRow } from './matched-sql.ts'
import type { PageRequest } from './page-request.ts'
import { pageUpToNow } from './page-up-to-now.ts'

/** For fewer fitting among the first ones. */
const ROOM = 1.5
/** Asking the index for all filters takes as long as reading so many listings, and then those that fit. */
const ASKING_INDEX = 2_500
/** What fits is read again for other filters. */
const READ_AGAIN = 2

interface PageSettings {
  /** What a quick way to the page costs; undefined where there is none. */
  readonly quick: () => LookCost | undefined
  /** Whether one has been gone for the same request already. */
  readonly isInVain?: boolean
  /** How many fit, where that has been counted lately. */
  readonly known: number | undefined
}

/** Lists as far as they can be told from what is kept of their words or shelves. */
export class KeptLists {
  readonly #pool: Queryable
  readonly #changes: ListingChanges
  readonly #matched: MatchedCache

  constructor(pool: Queryable, changes: ListingChanges) {
    this.#pool = pool
    this.#changes = changes
    this.#matched = new MatchedCache({
      async read(statement) {
        await changes.catchUp()
        const { position } = changes
        const [row] = await askInTime<MatchedRow>(pool, statement)
        if (row === undefined) throw new Error('An aggregate has a row.')
        return { ...row, position }
      },
      currentAt: (position) => changes.currentAt(position),
    })
  }

  /** Has read what counting it takes, where that is worth it by now. */
  async readToCount(asked: AskedListings): Promise<void> {
    const kept = await this.#matched.find(asked.wide, false)
    if (kept === undefined || isSettled(countOf(kept, asked))) return
    if (isWhole(asked.narrow)) await this.#matched.find(asked.narrow, false)
  }

  /** Has read what tells at least a part of each of so many counts, and more of it where that is worth it by now. */
  async readToCountRoughly({ wide, sample }: AskedListings, counts = 1): Promise<void> {
    const kept = await (this.#matched.find(wide, isShort(wide)) ?? this.#matched.find(sample, true))
    kept?.expectCounts(counts)
  }

  /** Counted by what is kept without the filters, which may know of some only; undefined where nothing is. */
  countInAll(asked: AskedListings): SearchCount | undefined {
    const wide = this.#matched.peek(asked.wide)
    if (wide !== undefined) return countOf(wide, asked)
    const sample = this.#matched.peek(asked.sample)
    return sample && { ...countOf(sample, asked), isSampled: !sample.isComplete }
  }

  /** Counted by whatever is kept; undefined where that does not tell. */
  count(asked: AskedListings): SearchCount | undefined {
    const known = this.countInAll(asked)
    if (known !== undefined && isSettled(known)) return known
    const narrow = this.#matched.peek(asked.narrow)
    const count = narrow && countOf(narrow, asked)
    return count && isSettled(count) ? count : undefined
  }

  /** How many fit, or seem to; undefined where nothing is kept. */
  expected(asked: AskedListings): number | undefined {
    const few = this.#matched.peek(asked.narrow)
    if (few?.isComplete === true) return shareOf(few, asked) * few.size
    const many = this.#matched.peek(asked.wide) ?? this.#matched.peek(asked.sample)
    return many && shareOf(many, asked) * (many.isComplete ? many.size : asked.wide.expected)
  }

  /**
   * One more than the page, in the direction of travel, by what is kept and what has changed since; undefined where that
   * does not tell. What would tell is read once it is worth it, and at once where there is no quick way to the page that
   * costs less; unless reading only what fits costs less than either. Not where a term is rare.
   */
  async page(
    asked: AskedListings,
    request: PageRequest,
    { quick, isInVain = false, known }: PageSettings,
  ): Promise<readonly ListingPosition[] | undefined> {
    let isNarrow = false
    for (const source of this.#inOrder(asked, request)) {
      let kept = this.#matched.peek(source)
      if (kept === undefined && this.#isWorth(source, asked, request)) {
        const look = quick()
        const narrow = this.#narrowCost(source, asked)
        isNarrow = narrow !== undefined && narrow <= (look?.cost ?? Infinity)
        const saves = isNarrow ? narrow : look?.saves
        // Then asking the index for the page costs less than reading so much more for those who come next.
        const isLeft = isInVain && (isNarrow || (!isWhole(source) && source.most > KEPT_MOST.first))
        if (!isLeft) kept = await this.#matched.find(source, saves === undefined && !asked.isRare, { saves })
        if (kept === undefined && !isNarrow) return undefined
      }
      const page = kept?.page(request)
      if (kept !== undefined && page !== undefined)
        return pageUpToNow(this.#pool, this.#changes, { asked, request, kept, page })
    }
    // Nothing is narrower than their shelves.
    if (asked.shelves !== undefined) return undefined
    const { narrow } = asked
    const isQuick = !isNarrow && quick() !== undefined
    const isWorth = !asked.isRare && (known === undefined ? !isQuick && isWhole(narrow) : known <= narrow.most)
    const kept = isWorth ? await this.#matched.find(narrow, !isQuick, { count: known }) : this.#matched.peek(narrow)
    const page = kept?.page(request)
    return kept && page && pageUpToNow(this.#pool, this.#changes, { asked, request, kept, page })
  }

  /** What turned out to be all there is tells every order. */
  #inOrder(asked: AskedListings, { order }: PageRequest): readonly MatchedSource[] {
    const isAll = this.#matched.peek(asked.wide)?.isComplete === true
    return isAll ? [asked.wide] : asked.inOrder(order)
  }

  /** How many listings `narrow` costs, where these are fewer than `source` does; undefined where it tells nothing. */
  #narrowCost(source: MatchedSource, asked: AskedListings): number | undefined {
    const { narrow, shelves } = asked
    if (shelves !== undefined || !isWhole(narrow)) return undefined
    const fitting = this.expected(asked) ?? narrow.expected
    return ASKING_INDEX + fitting * READ_AGAIN < source.cost ? ASKING_INDEX + fitting : undefined
  }

  /** Whether it is likely to tell the page, and not easily told otherwise: the first ones tell nothing far behind. */
  #isWorth(source: MatchedSource, asked: AskedListings, { from, offset, limit }: PageRequest): boolean {
    if (isWhole(source)) return true
    if (from !== undefined) {
      return (
        source === asked.wide && !asked.isRare && expectedBefore(asked.lexicon, source, from.position) < source.most
      )
    }
    if (source !== asked.wide && asked.shelves !== undefined) return offset + limit < source.most
    if (asked.isRare) return false
    if (source === asked.wide) return true
    const share = (this.expected(asked) ?? asked.narrow.expected) / source.expected
    return share * source.most > (offset + limit) * ROOM
  }
}

function countOf(kept: MatchedListings, { filters }: AskedListings): SearchCount {
  const { count, exact } = cappedCount(kept.count(filters))
  return { count, exact: exact && kept.isComplete, asOf: { position: kept.position, at: kept.currentAt } }
}

function isWhole({ expected, most }: MatchedSource): boolean {
  return expected <= most
}

/** How many of them fit, or at least so many, as a share of 1. */
function shareOf(kept: MatchedListings, { filters }: AskedListings): number {
  return kept.count(filters) / Math.max(1, kept.size)
}
