import { LRUCache } from 'lru-cache'
import { SimilarWords } from './similar-words.ts'
import { SortedWords } from './sorted-words.ts'

/** In how many listed listings a word (or filter token, which begins with a `#`) occurs now. */
export interface WordCount {
  readonly word: string
  readonly listings: number
}

const TOKEN = '#'
const CORRECTIONS_KEPT = 2_000
/** Shorter words have too many neighbours, and numbers are not misspelt words. */
const CORRECTABLE = /^\p{L}{4,}$/u
const LONG_WORD = 8

/** All words of all listed listings with their numbers, in memory. */
export class Lexicon {
  readonly #listings = new Map<string, number>()
  readonly #sorted = new SortedWords()
  readonly #similar = new SimilarWords()
  #revision = 0
  /** Empty for a word that nothing is like. */
  readonly #corrections = new LRUCache<string, string>({ max: CORRECTIONS_KEPT })

  /** Another one whenever some number may have changed. */
  get revision(): number {
    return this.#revision
  }

  /** Takes over new numbers; a word of none is forgotten. */
  apply(counts: Iterable<WordCount>): void {
    this.#revision += 1
    const come: string[] = []
    const gone: string[] = []
    for (const { word, listings } of counts) {
      const known = this.#listings.has(word)
      if (listings > 0) this.#listings.set(word, listings)
      else this.#listings.delete(word)
      if (known !== listings > 0) (known ? gone : come).push(word)
    }
    if (come.length + gone.length === 0) return
    this.#sorted.remove(gone)
    this.#sorted.add(come)
    for (const word of gone) this.#similar.remove(word)
    for (const word of come) if (!word.startsWith(TOKEN)) this.#similar.add(word)
    this.#corrections.clear()
  }

  get size(): number {
    return this.#listings.size
  }

  /** 0 for a word that nothing holds. */
  listings(word: string): number {
    return this.#listings.get(word) ?? 0
  }

  /** At most `limit` of the words that begin with `prefix`, in order. */
  startingWith(prefix: string, limit: number): readonly string[] {
    return this.#sorted.startingWith(prefix, limit)
  }

  /** The last one, in order, that begins with `prefix`. */
  lastStartingWith(prefix: string): string | undefined {
    return this.#sorted.lastStartingWith(prefix)
  }

  /**
   * The word that was meant by one that nothing holds: one edit away, from eight letters on two; the nearest, and among
   * those the most frequent.
   */
  correct(word: string): string | undefined {
    if (!CORRECTABLE.test(word)) return undefined
    let correction = this.#corrections.get(word)
    if (correction === undefined) {
      correction = this.#nearest(word, word.length < LONG_WORD ? 1 : 2)
      this.#corrections.set(word, correction)
    }
    return correction === '' ? undefined : correction
  }

  #nearest(typed: string, limit: number): string {
    let best = { word: '', distance: limit + 1, listings: 0 }
    for (const { word, distance } of this.#similar.near(typed, limit)) {
      const listings = this.listings(word)
      if (distance < best.distance || (distance === best.distance && listings > best.listings)) {
        best = { word, distance, listings }
      }
    }
    return best.word
  }
}
