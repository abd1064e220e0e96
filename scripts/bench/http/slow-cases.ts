import type { Installation } from '../install/installation.ts'
import { drawAddresses } from './draw-addresses.ts'
import { firstSearches } from './first-searches.ts'
import type { HttpCase } from './http-case.ts'
import { searchAddresses } from './search-addresses.ts'
import { chooseSearchWords } from './search-words.ts'
import { slowAddresses } from './slow-addresses.ts'

/**
 * Requests that were built to be slow, each kind beside the ordinary ones: searches for frequent words. What nobody has
 * asked for yet is held against ordinary searches that nobody has asked for either.
 */
export async function slowCases({ pool }: Installation): Promise<HttpCase[]> {
  const words = await chooseSearchWords(pool)
  const { paths: ordinary } = drawAddresses(searchAddresses(words.frequent))
  const first = firstSearches(words)
  return slowAddresses(words).map(({ name, addresses, isFirst = false }) => ({
    name: `built to be slow: ${name}`,
    floor: 1 / 5,
    cacheBytes: 0,
    paths: addresses,
    isOnce: isFirst,
    twin: { kind: 'ours', paths: isFirst ? first : ordinary },
  }))
}
