const AMOUNT =
  /^(?:(?:₱|php|p)\s*)?(\d+|\d{1,3}(?:[, ]\d{3})+|\d{1,3}(?:\.\d{3}){2,})?(?:\.(\d*))?\s*(k|m|b|thousand|mil|million|billion)?\s*(?:pesos?|php)?$/i
const PER_MONTH = /\s*(?:\/|per\s+)\s*(?:month|mo)\.?$/i
const SCALES: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, mil: 6, million: 6, b: 9, billion: 9 }

/**
 * The pesos of an amount as people type it, in plain digits: `1,500,000`, `1 500 000`, `₱1.5M`, `PHP 25k / month`,
 * `9300000.50`. The point is moved in the text, so that every centavo is exact. Undefined for whatever can be read in
 * two ways or none, such as `1,5`.
 */
export function amountDigits(text: string): string | undefined {
  const match = AMOUNT.exec(text.trim().replace(PER_MONTH, ''))
  const [, whole = '', fraction = '', scale = ''] = match ?? []
  if (whole + fraction === '') return undefined
  const places = SCALES[scale.toLowerCase()] ?? 0
  const padded = fraction.padEnd(places, '0')
  return plainDecimal(whole.replaceAll(/[, .]/g, '') + padded.slice(0, places), padded.slice(places))
}

const MEASURE = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?\s*(?:sqms?|sq\.?\s*m\.?|m2|m²|square\s+met(?:er|re)s?)?\.?$/i

/** Square metres in plain digits, with or without their unit and commas: `1,234.5 sqm`, `60.0`. Undefined for anything else. */
export function areaDigits(text: string): string | undefined {
  const [, whole = '', fraction = ''] = MEASURE.exec(text.trim()) ?? []
  return whole + fraction === '' ? undefined : plainDecimal(whole.replaceAll(',', ''), fraction)
}

const COUNT = /^(\d{1,6})(?:\.0+)?\s*[a-z ]*$/i

/** A whole number in plain digits, a word behind it forgiven: `3`, `3.0`, `2 BR`. Undefined for anything else. */
export function countDigits(text: string): string | undefined {
  const digits = COUNT.exec(text.trim())?.[1]
  return digits === undefined ? undefined : plainDecimal(digits, '')
}

function plainDecimal(whole: string, fraction: string): string {
  const decimals = fraction.replace(/0+$/, '')
  return whole.replace(/^0+(?=\d)/, '').padStart(1, '0') + (decimals === '' ? '' : `.${decimals}`)
}
