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
