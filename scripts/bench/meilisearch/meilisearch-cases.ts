import { openReadPool } from '@tahanan/read-models/schema/open-read-pool.ts'
import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import { drawAddresses } from '../http/draw-addresses.ts'
import type { HttpCase } from '../http/http-case.ts'
import { listQuery } from '../http/list-query.ts'
import { oddPrices } from '../http/odd-prices.ts'
import { openPositions } from '../http/positions.ts'
import type { Positions } from '../http/positions.ts'
import { searchAddresses } from '../http/search-addresses.ts'
import { chooseSearchWords } from '../http/search-words.ts'
import type { Installation } from '../install/installation.ts'
import { type AskedList, askedList } from './asked-list.ts'
import type { Client } from './client.ts'
import { CARD_INDEX, fillCardIndex } from './fill-card-index.ts'
import { fillSearchIndex } from './fill-search-index.ts'

interface Engine {
  readonly url: string
  readonly key: string | undefined
}

interface Lists {
  readonly kind: string
  /** Of Postgres beside Meilisearch. */
  readonly floor: number
  readonly asked: readonly AskedList[]
  readonly note?: string | undefined
}

/** Our searches beside Meilisearch asked the same directly: for ids through it, for whole cards instead of it. */
export async function meilisearchCases(
  installation: Installation,
  client: Client,
  engine: Engine,
): Promise<HttpCase[]> {
  const { databaseUrl, pool } = installation
  const readPool = openReadPool({ connectionString: databaseUrl, max: 2, applicationName: 'bench' })
  await fillSearchIndex(databaseUrl, readPool, client)
  await fillCardIndex(readPool, client)
  await readPool.end()
  const words = await chooseSearchWords(pool)
  const places = await openPositions(installation.readerUrl)
  const searched: readonly Lists[] = [
    { kind: 'rare word', floor: 1, ...drawnLists(searchAddresses(words.rare)) },
    { kind: 'frequent word', floor: 1, ...drawnLists(searchAddresses(words.frequent)) },
    { kind: 'prefix', floor: 1, ...drawnLists(searchAddresses(words.prefixes)) },
    { kind: 'typo', floor: 1, ...drawnLists(searchAddresses(words.typos), places) },
    { kind: 'no hit', floor: 1, ...drawnLists(searchAddresses(words.rare.map((word) => `${word}qqxzj`))) },
    { kind: 'page 500', floor: 1, asked: await deepLists(places, words.frequent) },
    { kind: 'two frequent words that never meet', floor: 0.4, ...drawnLists(searchAddresses(words.strangers)) },
    { kind: 'six words', floor: 0.4, ...drawnLists(searchAddresses(words.sentences)) },
  ]
  await places.close()
  // Lists without words are Postgres's, whatever engine has the words.
  const prices = oddPrices().map((price) => `/api/listing?price=${price}`)
  const priced: Lists = { kind: 'a price range that is no bucket', floor: 0.4, ...drawnLists(prices) }
  return [
    ...searched.filter(({ asked }) => asked.length > 0).flatMap((lists) => [through(lists), beside(lists)]),
    beside(priced),
  ]

  function through({ kind, asked, note }: Lists): HttpCase {
    const name = `search through Meilisearch, ${kind}`
    const twin = twinOf(engine, SEARCH_INDEX.name, asked)
    return { name, floor: 0.7, cacheBytes: 0, paths: asked.map(({ path }) => path), search: engine, twin, note }
  }

  function beside({ kind, floor, asked, note }: Lists): HttpCase {
    const name = `search on Postgres beside Meilisearch, ${kind}`
    return {
      name,
      floor,
      cacheBytes: 0,
      paths: asked.map(({ path }) => path),
      twin: twinOf(engine, CARD_INDEX, asked),
      note,
    }
  }
}

/** Where words are corrected, Meilisearch is asked for those that ours asks it for. */
function drawnLists(addresses: readonly string[], places?: Positions): Pick<Lists, 'asked' | 'note'> {
  const { paths, note } = drawAddresses(addresses)
  const lists = new Map<string, AskedList>()
  const listOf = (path: string): AskedList => {
    const params = new URLSearchParams(path.slice(path.indexOf('?')))
    const list = lists.get(path) ?? askedList(listQuery(Object.fromEntries(params)), { places })
    lists.set(path, list)
    return list
  }
  return { asked: paths.map(listOf), note }
}

/** Page 500 of the lists that are as long. */
async function deepLists(places: Positions, words: readonly string[]): Promise<AskedList[]> {
  const asked: AskedList[] = []
  for (const q of words) {
    const list = listQuery({ q })
    const position = await places.find(list.query, 499 * list.query.pageSize - 1)
    if (position !== undefined) asked.push(askedList(list, { position }))
  }
  return asked
}

function twinOf({ url, key }: Engine, index: string, asked: readonly AskedList[]): HttpCase['twin'] {
  const headers: Readonly<Record<string, string>> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  const bodies = asked.map(({ body }) => body)
  return { kind: 'engine', origin: url, path: `/indexes/${index}/search`, bodies, headers }
}
