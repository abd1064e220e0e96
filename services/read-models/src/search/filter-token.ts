/**
 * Filters as tokens among a listing's words, so that one index answers words and filters together. They begin with a
 * `#`, which no word does. Changing one takes a rebuild.
 */
export const filterToken = {
  /** A combination of status, type and price bucket; see `shelfNumber`. */
  shelf: (shelf: number) => `#${shelf}`,
  bedroom: (count: number) => `#b${count}`,
  unitType: (code: number) => `#u${code}`,
  stage: (code: number) => `#g${code}`,
  financing: (code: number) => `#f${code}`,
  /** 1,024 neighbouring ids: bounds a search to the newest part of the catalogue. */
  window: (window: number) => `#w${window}`,
} as const
