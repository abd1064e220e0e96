import type { Lexicon } from '../vocabulary/lexicon.ts'

/** One thing that must match: any of some words or filter tokens. */
export interface SearchTerm {
  /** Text of a `tsquery`. */
  readonly query: string
  /** Listings that match it: no fewer, and no more. */
  readonly atLeast: number
  readonly atMost: number
  /** Whether it stands for more words than the index should look up. */
  readonly wide: boolean
}

/** A term of words or tokens as the vocabulary has them. `query` replaces looking for each of them. */
export function searchTerm(lexicon: Lexicon, words: readonly string[], query?: string): SearchTerm {
  const numbers = words.map((word) => lexicon.listings(word))
  return {
    query: query ?? words.map(lexeme).join('|'),
    atLeast: Math.max(0, ...numbers),
    atMost: numbers.reduce((sum, listings) => sum + listings, 0),
    wide: query !== undefined,
  }
}

/** A word as a `tsquery` takes it, whatever it is made of. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
