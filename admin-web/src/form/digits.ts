/** A number of an answer as a form holds it; empty for none. */
export function digitsText(value: number | null): string {
  return value === null ? '' : String(value)
}

/** What a field of numbers holds once it has understood what was typed. */
export const PLAIN_DIGITS = /^\d+(\.\d{1,2})?$/

/** Plain digits with thousands separators (§5 "Prices and areas display with thousands separators"). */
export function groupDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
