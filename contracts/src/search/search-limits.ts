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
