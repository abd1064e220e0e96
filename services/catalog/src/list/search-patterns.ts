import { foldText } from '@tahanan/contracts/text/fold-text.ts'

const MAX_WORDS = 10

/**
 * LIKE patterns of a staff list's `q`: every word must be part of the row's folded text. Folding leaves letters and
 * digits alone, so nothing in a pattern needs escaping. None for a text without words, which asks for everything.
 */
export function searchPatterns(q: string): string[] {
  const words = foldText(q).split(' ')
  return words
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `%${word}%`)
}
