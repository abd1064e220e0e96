import type { Lexicon } from '../vocabulary/lexicon.ts'
import { lexeme } from './lexeme.ts'
import { rememberedTerms } from './remembered-terms.ts'
import { searchTerm } from './search-term.ts'
import type { SearchTerm } from './search-term.ts'
import { withoutSynonyms } from './without-synonyms.ts'

/** As many beginnings are looked up word by word; a prefix of more is left to Postgres. */
const WORDS_OF_PREFIX = 64
/** Enough of them to tell how many listings a wide prefix is in. */
const WORDS_TO_COUNT = 1_000

/**
 * Each word must match; the last one is a prefix, expanded to the words that begin with it. It asks for nothing more where
 * another word begins so.
 */
export function wordTerms(lexicon: Lexicon, words: readonly string[]): readonly SearchTerm[] {
  return rememberedTerms(lexicon, words.join(' '), () => makeTerms(lexicon, words))
}

function makeTerms(lexicon: Lexicon, words: readonly string[]): readonly SearchTerm[] {
  const prefix = words.at(-1)
  const whole = new Set(words.slice(0, -1))
  const terms = [...whole].map((word) => searchTerm(lexicon, [word]))
  const isSaid = prefix === undefined || [...whole].some((word) => word.startsWith(prefix))
  return isSaid ? terms : [...terms, prefixTerm(lexicon, prefix)]
}

function prefixTerm(lexicon: Lexicon, prefix: string): SearchTerm {
  const words = lexicon.startingWith(prefix, WORDS_TO_COUNT)
  const row = { query: `${lexeme(prefix)}:*`, choices: 1 }
  return words.length <= WORDS_OF_PREFIX
    ? searchTerm(lexicon, withoutSynonyms(words), { row })
    : searchTerm(lexicon, words, { row, wide: true })
}
