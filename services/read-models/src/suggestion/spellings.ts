import { foldText } from '@tahanan/contracts/text/fold-text.ts'
import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { LRUCache } from 'lru-cache'
import { findSuggestions } from './find-suggestions.ts'

const KEPT = 2_000
const TTL_MS = 60_000
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u

/** How corrected words are written, for people to read: `Parañaque`, not `paranaque`. Names only; others stay folded. */
export class Spellings {
  readonly #pool: Queryable
  readonly #known = new LRUCache<string, string>({ max: KEPT, ttl: TTL_MS })

  constructor(pool: Queryable) {
    this.#pool = pool
  }

  /** The words that were corrected as names write them, those that stand as they were typed folded. */
  async of(words: readonly string[], typed: readonly string[]): Promise<string> {
    const spelled = words.map(async (word, place) => (word === typed[place] ? word : this.#of(word)))
    return (await Promise.all(spelled)).join(' ')
  }

  async #of(word: string): Promise<string> {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const found = await findSuggestions(this.#pool, [word])
    const spelling =
      found.flatMap(({ label }) => label.split(BETWEEN_WORDS)).find((one) => foldText(one) === word) ?? word
    this.#known.set(word, spelling)
    return spelling
  }
}
