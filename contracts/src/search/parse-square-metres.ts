const SQUARE_METRES = /^\d{1,10}(\.\d{1,2})?$/
const MAX_AREA_SQM = 1_000_000_000

/** Sqm with at most two decimals, up to a thousand square kilometres; undefined for anything else. */
export function parseSquareMetres(text: string): number | undefined {
  const areaSqm = SQUARE_METRES.test(text) ? Number(text) : Infinity
  return areaSqm <= MAX_AREA_SQM ? areaSqm : undefined
}
