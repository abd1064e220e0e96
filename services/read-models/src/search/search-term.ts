import type { Lexicon } from '../vocabulary/lexicon.ts'
import { lexeme } from './lexeme.ts'
import { listingsInAll } from './listings-in-all.ts'

/** One thing that must match: any of some words or filter tokens. */
export interface SearchTerm {
  /** Text of a `tsquery` for the index, what is likeliest first. */
  readonly query: string
  /** How many words or tokens the index is asked for. */
  readonly choices: number
  /** The same question, and how much of it there is, for a row at hand: one beginning stands for all words that begin so. */
  readonly row: { readonly query: string; readonly choices: number }
  /** Listings that match it: no fewer, and no more. */
  readonly atLeast: number
  readonly atMost: number
  /** The same as a share of all listings, at most 1. */
  readonly share: number
  /** Whether it stands for more words than the index should look up. */
  readonly wide: boolean
  /** Whether `rowConditions` say the same: then no row is asked for its words. */
  readonly inColumns: boolean
  /** Whether they say it more exactly. */
  readonly coarse: boolean
  /** Whether all listings on the shelves that the filters lead to match it. */
  readonly shelved: boolean
}

/**
 * A term of words or tokens as the vocabulary has them. `row` asks a row the same with less; where the index is `wide`, so
 * it does there.
 */
export function searchTerm(
  lexicon: Lexicon,
  words: readonly string[],
  { row, wide = false }: Partial<Pick<SearchTerm, 'row' | 'wide'>> = {},
): SearchTerm {
  const numbers = words.map((word) => lexicon.listings(word))
  const total = listingsInAll(lexicon)
  const atMost = Math.min(
    total,
    numbers.reduce((sum, listings) => sum + listings, 0),
  )
  const index =
    wide && row !== undefined
      ? row
      : { query: likeliestFirst(words, numbers).map(lexeme).join('|'), choices: words.length }
  return {
    ...index,
    row: row !== undefined && row.choices < index.choices ? row : index,
    atLeast: Math.min(total, Math.max(0, ...numbers)),
    atMost,
    share: total === 0 ? 0 : atMost / total,
    wide,
    inColumns: false,
    coarse: false,
    shelved: false,
  }
}

function likeliestFirst(words: readonly string[], numbers: readonly number[]): readonly string[] {
  if (words.length < 2) return words
  const places = [...words.keys()].toSorted((a, b) => (numbers[b] ?? 0) - (numbers[a] ?? 0))
  return places.flatMap((place) => words[place] ?? [])
}
