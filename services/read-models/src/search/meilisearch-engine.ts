import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { Unavailable } from '@tahanan/platform/problem/unavailable.ts'
import type {
  CountEachRequest,
  ListingPosition,
  SearchAnswer,
  SearchCount,
  SearchEngine,
  SearchRequest,
} from '@tahanan/platform/search-engine/search-engine.ts'
import type { Meilisearch, SearchParams } from 'meilisearch'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { isIndexFilled } from '../search-index/index-mark.store.ts'
import { SEARCH_INDEX } from '../search-index/search-index.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { cappedCount } from './capped-count.ts'
import { type FilterIds, meilisearchFilter } from './meilisearch-filter.ts'
import { meilisearchOrder } from './meilisearch-order.ts'

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

const ALL_WORDS = { matchingStrategy: 'all' } as const

type Found = Pick<ListingPosition, 'id' | 'priceCentavos'>

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

  async search(request: SearchRequest): Promise<SearchAnswer> {
    const { words, filters, offset, limit, counted, from } = request
    const { sort, filter } = meilisearchOrder(request)
    const own = meilisearchFilter(filters, await this.#idsOf(filters))
    const isFirst = offset === 0 && from === undefined
    // By pages it counts what it finds as well: all there is, where nothing is behind a position.
    const place = counted && isFirst ? { page: 1, hitsPerPage: limit + 1 } : { offset, limit: limit + 1 }
    const [found, counting] = await Promise.all([
      this.#ask(words, { sort, filter: [...own, ...filter], ...place }),
      counted && !isFirst ? this.#count(words, own) : undefined,
    ])
    const count = found.totalHits === undefined ? counting : cappedCount(found.totalHits)
    const hits = found.hits.slice(0, limit).map(({ id, priceCentavos }) => ({ id, priceCentavos }))
    return {
      hits: from?.backwards === true ? hits.toReversed() : hits,
      more: found.hits.length > limit,
      ...(count !== undefined && { count }),
    }
  }

  async countEach({ words, choices }: CountEachRequest): Promise<readonly SearchCount[]> {
    const ids = await this.#idsOf(choices[0])
    const asked = { indexUid: this.#indexName, q: words.join(' '), ...ALL_WORDS }
    const queries = choices.map((filters) => ({
      ...asked,
      filter: [...meilisearchFilter(filters, ids)],
      hitsPerPage: 0,
    }))
    const { results } = await this.#filled(() => this.#client.multiSearch({ queries }))
    return results.map(({ totalHits }) => cappedCount(totalHits ?? 0))
  }

  async ping(): Promise<void> {
    await this.#client.health()
  }

  async close(): Promise<void> {}

  async #count(words: readonly string[], filter: readonly string[]): Promise<SearchCount> {
    const { totalHits } = await this.#ask(words, { filter: [...filter], hitsPerPage: 0 })
    return cappedCount(totalHits ?? 0)
  }

  /** The view knows which project or developer a slug is. */
  async #idsOf(filters: ListingFilters | undefined): Promise<FilterIds> {
    const { project, developer } = filters ?? {}
    if (project === undefined && developer === undefined) return { project: undefined, developer: undefined }
    const { rows } = await this.#pool.query<FilterIds>({
      name: 'ids-of-slugs',
      text: `select (select id from project_view where slug = $1 order by rev desc limit 1) as project,
        (select id from developer_view where slug = $2 order by rev desc limit 1) as developer`,
      values: [project, developer],
    })
    const found = rows[0]
    return {
      project: project === undefined ? undefined : (found?.project ?? 0),
      developer: developer === undefined ? undefined : (found?.developer ?? 0),
    }
  }

  #ask(
    words: readonly string[],
    params: Omit<SearchParams, 'q'>,
  ): Promise<{ readonly hits: readonly Found[]; readonly totalHits?: number }> {
    return this.#filled(() =>
      this.#client.index<Found>(this.#indexName).search(words.join(' '), { ...params, ...ALL_WORDS }),
    )
  }

  #filled<T>(ask: () => Promise<T>): Promise<T> {
    return this.#circuit.run(async () => {
      await this.#requireFilled()
      return ask()
    })
  }

  async #requireFilled(): Promise<void> {
    this.#isFilled ||= await isIndexFilled(this.#pool, this.#indexName)
    if (!this.#isFilled) throw new Unavailable('The search index is being filled.', 1)
  }
}
