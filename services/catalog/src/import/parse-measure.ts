const MEASURE = /^(\d+(?:,\d{3})*(?:\.\d+)?)\s*(?:sqms?|sq\.?\s*m\.?|m2|m²|square\s+met(?:er|re)s?)?\.?$/i

/** Square metres with or without their unit and commas: `1,234.5 sqm`, `60.0`. Undefined for anything else. */
export function parseMeasure(text: string): number | undefined {
  const digits = MEASURE.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Math.round(Number(digits.replaceAll(',', '')) * 100) / 100
}
