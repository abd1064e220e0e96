import type { Lexicon } from '../vocabulary/lexicon.ts'

/**
 * The words to search for: those that occur nowhere, not as the beginning of the last word either, are replaced by what
 * was probably meant. The words themselves where nothing is to be replaced.
 */
export function correctWords(lexicon: Lexicon, words: readonly string[]): readonly string[] {
  const corrected = words.map((word, place) => {
    const isLast = place === words.length - 1
    const occurs = lexicon.listings(word) > 0 || (isLast && lexicon.startingWith(word, 1).length > 0)
    return occurs ? word : (lexicon.correct(word) ?? word)
  })
  return corrected.some((word, place) => word !== words[place]) ? corrected : words
}
