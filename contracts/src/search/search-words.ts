import { foldText } from '../text/fold-text.ts'

/** Bounds of a search text, so that no query can be built to be slow. */
export const SEARCH_LIMITS = {
  textLength: 200,
  words: 10,
  /** Letters of a word that count; what comes after them is not looked at, neither in listings nor in searches. */
  wordLength: 40,
} as const

/** Of an area of the gazetteer. */
export const AREA_CODE = /^\d{9,10}$/
export const SLUG = /^[\da-z-]{1,200}$/

/** Folded words of a search text, cut to the letters that count; none for a text without letter or digit. */
export function searchWords(text: string): readonly string[] {
  return foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, SEARCH_LIMITS.wordLength))
}
