import type { Installation } from '../install/installation.ts'
import { drawAddresses } from './draw-addresses.ts'
import type { HttpCase } from './http-case.ts'
import { searchAddresses } from './search-addresses.ts'
import { chooseSearchWords } from './search-words.ts'
import { slowAddresses } from './slow-addresses.ts'

/** Requests that were built to be slow, each kind beside the ordinary ones: searches for frequent words. */
export async function slowCases({ pool }: Installation): Promise<HttpCase[]> {
  const words = await chooseSearchWords(pool)
  const { paths: ordinary } = drawAddresses(searchAddresses(words.frequent))
  return slowAddresses(words).map(({ name, addresses }) => ({
    name: `built to be slow: ${name}`,
    floor: 1 / 5,
    cacheBytes: 0,
    paths: addresses,
    twin: { kind: 'ours', paths: ordinary },
  }))
}
