import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import type { ListingOrder } from '@tahanan/contracts/search/listing-order.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import type {
  ListingPosition,
  SearchAnswer,
  SearchEngine,
  SearchRequest,
} from '@tahanan/platform/search-engine/search-engine.ts'
import type { Meilisearch, SearchParams } from 'meilisearch'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { isIndexFilled } from '../search-index/pending-index-update.store.ts'
import { facetKey, type ListingDocument } from '../search-index/listing-document.store.ts'
import { SEARCH_INDEX } from '../search-index/search-index.ts'
import { CircuitBreaker } from '@tahanan/platform/search-engine/circuit-breaker.ts'
import { cappedCount } from '@tahanan/platform/search-engine/capped-count.ts'
import { type FilterIds, meilisearchFilter, meilisearchOrder } from './meilisearch-query.ts'
import { ORDER_KEYS } from './order-keys.ts'

export interface MeilisearchSettings {
  /** With a timeout that suits a visitor. */
  readonly client: Meilisearch
  /** Of the read schema: says whether the index has been filled. */
  readonly pool: Queryable
  /** Another than `SEARCH_INDEX` names. */
  readonly indexName?: string
  /** Told once each time that it goes away. */
  readonly onAway?: (cause: unknown) => void
}

type Hit = Pick<ListingDocument, 'id' | 'priceSortCentavos' | 'dearestKey' | 'perSqmKey' | 'sizeKey'>

interface Found {
  readonly hits: readonly Hit[]
  readonly totalHits?: number
  readonly facetDistribution?: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Full text search in Meilisearch, over the index that the indexer keeps (design §3). */
export class MeilisearchEngine implements SearchEngine {
  readonly name = 'meilisearch'
  readonly #client: Meilisearch
  readonly #pool: Queryable
  readonly #circuit: CircuitBreaker
  readonly #indexName: string
  #isFilled = false

  constructor({ client, pool, indexName = SEARCH_INDEX.name, onAway }: MeilisearchSettings) {
    this.#indexName = indexName
    this.#circuit = new CircuitBreaker(onAway)
    this.#client = client
    this.#pool = pool
  }

  /** One call, of several queries where something is counted that the page's own does not know. */
  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { words, filters, offset, limit, counted, from, choices = [] } = request
    const { sort, beyond } = meilisearchOrder(request)
    const ids = await this.#idsOf(filters)
    const own = meilisearchFilter(filters, ids)
    const facets = choices.length > 0 && { facets: ['facets'] }
    // By pages it counts what it finds as well: all there is, where nothing is behind a position.
    const isFirst = offset === 0 && from === undefined
    const page = {
      ...(isFirst && counted ? { page: 1, hitsPerPage: limit + 1 } : { offset, limit: limit + 1 }),
      ...(isFirst && facets),
    }
    const isCountedApart = !isFirst && (counted || facets !== false)
    // What else a facet has to offer is found without the choice that was made of it.
    const made = [...new Set(choices.map(({ filter }) => filter))].filter((filter) => filters[filter] !== undefined)
    const results = await this.#ask(words, [
      { sort, filter: [...own, ...beyond], ...page },
      ...(isCountedApart ? [{ filter: own, hitsPerPage: 0, ...facets }] : []),
      ...made.map((filter) => ({
        filter: meilisearchFilter({ ...filters, [filter]: undefined }, ids),
        limit: 0,
        ...facets,
      })),
    ])
    const [found] = results
    const [all, ...unchosen] = isCountedApart ? results.slice(1) : results
    const hits = found?.hits.slice(0, limit).map((hit) => positionOf(hit, request.order)) ?? []
    return {
      hits: from?.backwards === true ? hits.toReversed() : hits,
      more: (found?.hits.length ?? 0) > limit,
      ...(counted && { count: cappedCount(all?.totalHits ?? 0) }),
      ...(facets && {
        facets: choices.map(({ facet, filter, value }) => {
          const { facetDistribution } = (made.includes(filter) ? unchosen[made.indexOf(filter)] : all) ?? {}
          return cappedCount(facetDistribution?.['facets']?.[facetKey(facet, value)] ?? 0)
        }),
      }),
    }
  }

  async ping(): Promise<void> {
    await this.#client.health()
  }

  async close(): Promise<void> {}

  /** The view knows which project or developer a slug is. */
  async #idsOf({ project, developer }: ListingFilters): Promise<FilterIds> {
    if (project === undefined && developer === undefined) return {}
    const { rows } = await this.#pool.query<FilterIds>({
      name: 'ids-of-slugs',
      text: `select (select id from project_view where slug = $1 order by rev desc limit 1) as project,
        (select id from developer_view where slug = $2 order by rev desc limit 1) as developer`,
      values: [project, developer],
    })
    return {
      ...(project !== undefined && { project: rows[0]?.project ?? 0 }),
      ...(developer !== undefined && { developer: rows[0]?.developer ?? 0 }),
    }
  }

  /** Several queries of the same words, in one call. */
  #ask(words: readonly string[], queries: readonly Omit<SearchParams, 'q'>[]): Promise<readonly Found[]> {
    const asked = { indexUid: this.#indexName, q: words.join(' '), matchingStrategy: 'all' } as const
    return this.#circuit.run(async () => {
      this.#isFilled ||= await isIndexFilled(this.#pool, this.#indexName)
      if (!this.#isFilled) throw new Unavailable('The search index is being filled.', 1)
      const params = { queries: queries.map((query) => ({ ...asked, ...query })) }
      const { results } = await this.#client.multiSearch<typeof params, Hit>(params)
      return results
    })
  }
}

function positionOf(hit: Hit, order: ListingOrder): ListingPosition {
  if (order === 'newest') return { id: hit.id, key: null }
  const { field, unknown } = ORDER_KEYS[order]
  return { id: hit.id, key: hit[field] === unknown ? null : hit[field] }
}
