/**
 * The number in typed or pasted text, as plain digits: `₱1,500,000.00` is `1500000`. Letters, spaces, peso signs and
 * separators fall away (§5 "Digits-only keyboard filter"); decimals beyond those allowed are cut off. Empty for none.
 */
export function digitsOf(text: string, decimals = 0): string {
  const kept = text.replaceAll(/[^\d.]/g, '')
  const isGroupedByDots = kept.indexOf('.') !== kept.lastIndexOf('.')
  const [whole = '', fraction] = isGroupedByDots ? [kept.replaceAll('.', '')] : kept.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (fraction === undefined || decimals === 0) return digits
  return `${digits || '0'}.${fraction.slice(0, decimals)}`
}

/** A number of an answer as a form holds it; empty for none. */
export function digitsText(value: number | null): string {
  return value === null ? '' : String(value)
}

/** Plain digits with thousands separators (§5 "Prices and areas display with thousands separators"). */
export function groupDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
