import type { Installation } from '../install/installation.ts'
import { cardTwins } from './card-twins.ts'
import { drawAddresses } from './draw-addresses.ts'
import type { HttpCase } from './http-case.ts'
import { listQuery } from './list-query.ts'
import { page500 } from './page-500.ts'
import { openPositions } from './positions.ts'
import { searchAddresses } from './search-addresses.ts'
import { chooseSearchWords } from './search-words.ts'

/** Words, each kind beside a bare read of one row. The answer cache is off; counts are kept as in production. */
export async function searchCases({ pool, readerUrl }: Installation): Promise<HttpCase[]> {
  const words = await chooseSearchWords(pool)
  const { oneRow } = await cardTwins(pool)
  const searchCase = (name: string, floor: number, texts: readonly string[]): HttpCase[] =>
    texts.length === 0
      ? []
      : [{ name: `search, ${name}`, floor, cacheBytes: 0, ...drawAddresses(searchAddresses(texts)), twin: oneRow }]
  const places = await openPositions(readerUrl)
  const deep = await page500(
    'search, page 500 beside page 2',
    words.frequent.map((word) => listQuery({ q: word })),
    places,
  )
  await places.close()
  return [
    ...searchCase('rare word', 0.2, words.rare),
    ...searchCase('frequent word', 0.2, words.frequent),
    ...searchCase('prefix', 0.2, words.prefixes),
    ...searchCase('typo', 0.2, words.typos),
    ...searchCase(
      'no hit',
      0.2,
      words.rare.map((word) => `${word}qqxzj`),
    ),
    ...searchCase('two frequent words that never meet', 0.06, words.strangers),
    ...searchCase('six words', 0.06, words.sentences),
    ...(deep === undefined
      ? []
      : [deep, { ...deep, name: 'search, page 500 beside one row', floor: 0.2, twin: oneRow }]),
  ]
}
