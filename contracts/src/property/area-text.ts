const SQUARE_METRES = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })

/** "Areas show thousands separators and the label sqm" (§9): `1,234.5 sqm`. */
export function areaText(areaSqm: number): string {
  return `${SQUARE_METRES.format(areaSqm)} sqm`
}
