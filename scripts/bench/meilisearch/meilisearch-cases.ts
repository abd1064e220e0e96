import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { meilisearchFilter } from '@tahanan/read-models/search/meilisearch-filter.ts'
import { meilisearchOrder } from '@tahanan/read-models/search/meilisearch-order.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import type { Client } from './client.ts'
import { drawAddresses } from '../http/draw-addresses.ts'
import type { HttpCase } from '../http/http-case.ts'
import { listQuery } from '../http/list-query.ts'
import { SEARCH_FILTERS } from '../http/search-filters.ts'
import { chooseSearchWords } from '../http/search-words.ts'
import type { Installation } from '../install/installation.ts'
import { CARD_INDEX, fillCardIndex } from './fill-card-index.ts'
import { fillSearchIndex } from './fill-search-index.ts'

interface Engine {
  readonly url: string
  readonly key: string | undefined
}

/** Our searches beside Meilisearch asked the same directly: for ids through it, for whole cards instead of it. */
export async function meilisearchCases(
  { databaseUrl, pool }: Installation,
  client: Client,
  engine: Engine,
): Promise<HttpCase[]> {
  const readPool = openReadPool({ connectionString: databaseUrl, max: 2, applicationName: 'bench' })
  await fillSearchIndex(databaseUrl, readPool, client)
  await fillCardIndex(readPool, client)
  await readPool.end()
  const words = await chooseSearchWords(pool)

  const casesOf = (kind: string, floor: number, texts: readonly string[]): HttpCase[] => {
    if (texts.length === 0) return []
    const lists = texts.flatMap((q) => SEARCH_FILTERS.map((more) => `q=${encodeURIComponent(q)}${more}`))
    const drawn = drawAddresses(lists)
    const paths = drawn.paths.map((params) => `/api/listing?${params}`)
    const common = { cacheBytes: 0, paths, note: drawn.note }
    const bodies = drawn.paths.map(bodyOf)
    return [
      {
        ...common,
        name: `search through Meilisearch, ${kind}`,
        floor: 0.7,
        search: engine,
        twin: twinOf(engine, SEARCH_INDEX.name, bodies),
      },
      {
        ...common,
        name: `search on Postgres beside Meilisearch, ${kind}`,
        floor,
        twin: twinOf(engine, CARD_INDEX, bodies),
      },
    ]
  }
  return [
    ...casesOf('rare word', 1, words.rare),
    ...casesOf('frequent word', 1, words.frequent),
    ...casesOf('prefix', 1, words.prefixes),
    ...casesOf('two frequent words that never meet', 0.4, words.strangers),
    ...casesOf('six words', 0.4, words.sentences),
  ]
}

function twinOf({ url, key }: Engine, index: string, bodies: readonly string[]): HttpCase['twin'] {
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return { kind: 'engine', origin: url, path: `/indexes/${index}/search`, bodies, headers }
}

/** The search that an address stands for, in Meilisearch's language. */
function bodyOf(params: string): string {
  const { search, filters, order, pageSize } = listQuery(Object.fromEntries(new URLSearchParams(params))).query
  const { sort, filter } = meilisearchOrder({ order, from: undefined })
  return JSON.stringify({
    q: search.words.join(' '),
    sort,
    filter: [...meilisearchFilter(filters), ...filter],
    limit: pageSize + 1,
    matchingStrategy: 'all',
  })
}
