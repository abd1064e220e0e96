import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { findShelfSources } from '../browse/find-shelf-sources.ts'
import { shelfSources } from '../browse/shelf-sources.ts'
import type { ShelfSource } from '../browse/shelf-source.ts'
import { smallestShelves } from '../browse/smallest-shelves.ts'
import type { Lexicon } from '../vocabulary/lexicon.ts'
import { allTerms } from './all-terms.ts'
import { FEW_MATCHES } from './few-matches.ts'
import { filterTerms } from './filter-terms.ts'
import { KEPT_MOST } from './kept-most.ts'
import { NEARLY_ALL } from './nearly-all.ts'
import type { MatchedSource } from './matched-source.ts'
import type { SearchTerm } from './search-term.ts'
import { shelvesSource } from './shelves-source.ts'
import { termsSource } from './terms-source.ts'
import { wordTerms } from './word-terms.ts'

const SAMPLE = { order: 'newest', most: KEPT_MOST.sample, isSample: true } as const
const NEWEST = { order: 'newest', most: KEPT_MOST.listings } as const

interface Known {
  readonly byWords?: readonly SearchTerm[]
  readonly wide?: MatchedSource | undefined
  readonly sample?: MatchedSource | undefined
  readonly shelvesFor?: typeof shelfSources
}

/** What is looked for, in terms of the vocabulary as it is now. */
export class AskedListings {
  readonly lexicon: Lexicon
  readonly words: readonly string[]
  readonly filters: ListingFilters
  readonly #byWords: readonly SearchTerm[]
  readonly #shelvesFor: typeof shelfSources
  #shelves: { readonly found: readonly ShelfSource[] | undefined } | undefined
  #terms: readonly SearchTerm[] | undefined
  #byFilters: readonly SearchTerm[] | undefined
  #wide: MatchedSource | undefined
  #sample: MatchedSource | undefined
  #narrow: MatchedSource | undefined

  constructor(
    lexicon: Lexicon,
    { words, filters }: Pick<AskedListings, 'words' | 'filters'>,
    { byWords = wordTerms(lexicon, words), wide, sample, shelvesFor = shelfSources }: Known = {},
  ) {
    this.lexicon = lexicon
    this.words = words
    this.filters = filters
    this.#byWords = byWords
    this.#wide = wide
    this.#sample = sample
    this.#shelvesFor = shelvesFor
  }

  /** The same words by other filters, which are made for this. */
  by(filters: ListingFilters): AskedListings {
    const { lexicon, words } = this
    const sources = words.length > 0 ? { wide: this.wide, sample: this.sample } : {}
    const known = { byWords: this.#byWords, shelvesFor: findShelfSources, ...sources }
    return new AskedListings(lexicon, { words, filters }, known)
  }

  /** Those of the words, and those of the filters. */
  get terms(): readonly SearchTerm[] {
    this.#terms ??= [...this.#byWords, ...this.#filterTerms]
    return this.#terms
  }

  /** Whether some term matches nothing at all. */
  get isNone(): boolean {
    return this.terms.some(({ atMost }) => atMost === 0)
  }

  /** Whether some term is so rare that the index need not be helped. */
  get isRare(): boolean {
    return this.terms.some(({ atMost }) => atMost <= FEW_MATCHES)
  }

  /** The shelves that say all that is asked for, where there are any: all of it, but for prices between buckets. */
  get shelves(): readonly ShelfSource[] | undefined {
    this.#shelves ??= { found: this.words.length === 0 ? this.#shelvesFor(this.filters) : undefined }
    return this.#shelves.found
  }

  /** Whether whatever stands on these shelves fits. */
  get isShelved(): boolean {
    return this.shelves?.every(({ between }) => between === undefined) === true
  }

  /** All that the words find, or what stands on the shelves that the filters lead to: most of it may not fit. */
  get wide(): MatchedSource {
    this.#wide ??= this.#wideBy(NEWEST)
    return this.#wide
  }

  /** Some of `wide`, among the newest: enough to tell which choices there are. Shelves are worth reading for everybody. */
  get sample(): MatchedSource {
    if (this.words.length === 0) return this.wide
    this.#sample ??= termsSource(this.lexicon, this.words.join(' '), this.#byWords, SAMPLE)
    return this.#sample
  }

  /** What may tell pages in an order without asking for the filters, the least first. */
  inOrder(order: ListingOrder): readonly MatchedSource[] {
    const { lexicon, filters, wide, shelves } = this
    if (wide.expected <= wide.most) return [wide]
    if (shelves !== undefined) {
      const first = shelvesSource(lexicon, { shelves, filters }, { order, most: KEPT_MOST.first })
      return this.isShelved || order !== 'newest' ? [first] : [wide, first]
    }
    if (order === 'newest') return [wide]
    return KEPT_MOST.byPrice.map((most) => this.#wideBy({ order, most }))
  }

  /** As good as all that fits and little else: the index is asked for the filters as well, those of rows included. */
  get narrow(): MatchedSource {
    if (this.#narrow === undefined) {
      const byFilters = this.#filterTerms
        .filter(({ coarse, share }) => !coarse || share <= NEARLY_ALL)
        .map((term) => ({ ...term, coarse: false, inColumns: false }))
      const key = `${this.words.join(' ')} ${allTerms(byFilters)}`
      this.#narrow = termsSource(this.lexicon, key, [...this.#byWords, ...byFilters], NEWEST)
    }
    return this.#narrow
  }

  #wideBy(first: Pick<MatchedSource, 'order' | 'most'>): MatchedSource {
    const { lexicon, words, filters } = this
    return words.length > 0
      ? termsSource(lexicon, words.join(' '), this.#byWords, first)
      : shelvesSource(lexicon, { shelves: smallestShelves(lexicon, filters), filters }, first)
  }

  get #filterTerms(): readonly SearchTerm[] {
    this.#byFilters ??= filterTerms(this.lexicon, this.filters)
    return this.#byFilters
  }
}
