import { foldText } from '../text/fold-text.ts'
import { SEARCH_LIMITS } from './search-limits.ts'

/** Folded words of a search text, cut to the letters that count; none for a text without letter or digit. */
export function searchWords(text: string): readonly string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, SEARCH_LIMITS.wordLength))
}
