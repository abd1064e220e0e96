/** Of the window of the highest id. */
const WINDOW_DIGITS = 7
const BEDROOMS_TOLD_APART = 100
const BEDROOM_PREFIX = '#b'
const LOT_AREA_PREFIX = '#a'

/**
 * Filters as tokens among a listing's words, so that one index answers words and filters together. They begin with a
 * `#`, which no word does. Changing one takes a rebuild.
 */
export const filterToken = {
  /** A combination of status, type and price bucket; see `shelfNumber`. */
  shelf: (shelf: number) => `#${shelf}`,
  /** From 100 on they are one. */
  bedroom: (count: number) => `${BEDROOM_PREFIX}${Math.min(count, BEDROOMS_TOLD_APART)}`,
  bedroomPrefix: BEDROOM_PREFIX,
  unitType: (code: number) => `#u${code}`,
  stage: (code: number) => `#g${code}`,
  financing: (code: number) => `#f${code}`,
  /** A `scaleStep` that the price, or the range of prices, in centavos reaches. */
  price: (step: number) => `#p${step}`,
  /** The `scaleStep` of the lot area in square metres. */
  lotArea: (step: number) => `${LOT_AREA_PREFIX}${step}`,
  lotAreaPrefix: LOT_AREA_PREFIX,
  /** Neighbouring ids: bounds a search to the newest part of the catalogue. In order as text. See `idWindow`. */
  window: (size: number, window: number) => `${windowPrefix(size)}${String(window).padStart(WINDOW_DIGITS, '0')}`,
  windowPrefix,
} as const

function windowPrefix(size: number): string {
  return `#w${size}`
}
