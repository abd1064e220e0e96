import type { Lexicon } from '../vocabulary/lexicon.ts'
import type { SearchTerm } from './search-term.ts'

const REMEMBERED_MAX = 1_000

interface Remembered {
  readonly revision: number
  readonly terms: Map<string, readonly SearchTerm[]>
}

const byLexicon = new WeakMap<Lexicon, Remembered>()

/**
 * Terms that are made once for as long as the vocabulary stays as it is: forty choices beside a list ask for nearly the
 * same, and a term may stand for hundreds of words.
 */
export function rememberedTerms(
  lexicon: Lexicon,
  key: string,
  make: () => readonly SearchTerm[],
): readonly SearchTerm[] {
  const { revision } = lexicon
  let remembered = byLexicon.get(lexicon)
  if (remembered?.revision !== revision || remembered.terms.size > REMEMBERED_MAX) {
    remembered = { revision, terms: new Map() }
    byLexicon.set(lexicon, remembered)
  }
  let terms = remembered.terms.get(key)
  if (terms === undefined) {
    terms = make()
    remembered.terms.set(key, terms)
  }
  return terms
}
