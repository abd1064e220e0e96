import { parsePesos } from '@tahanan/contracts/money/parse-pesos.ts'

const AMOUNT = /^(?:(?:₱|php|p)\s*)?([\d,.\s]+?)\s*(k|m|b|thousand|million|mil|billion)?\s*(?:pesos?|php)?$/i
const PER_MONTH = /\s*(?:\/|per\s+)\s*(?:month|mo)\.?$/i
const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  m: 6,
  mil: 6,
  million: 6,
  b: 9,
  billion: 9,
}

/**
 * Centavos of an amount as people type it: `1,500,000`, `₱1.5M`, `PHP 25k / month`, `10000000.0`. The digits are
 * shifted as text, never multiplied, so that every centavo is exact. Undefined for anything else.
 */
export function parseAmount(text: string): number | undefined {
  const match = AMOUNT.exec(text.trim().replace(PER_MONTH, ''))
  const digits = match?.[1]?.replaceAll(/\s/g, '')
  if (digits === undefined || !/^\d/.test(digits)) return undefined
  const scale = SCALES[match?.[2]?.toLowerCase() ?? '']
  return parsePesos(scale === undefined ? digits : shiftPoint(digits, scale))
}

function shiftPoint(digits: string, places: number): string {
  const [whole = '', fraction = ''] = digits.replaceAll(',', '').split('.')
  const padded = fraction.padEnd(places, '0')
  const rest = padded.slice(places)
  return `${whole}${padded.slice(0, places)}${rest === '' ? '' : `.${rest}`}`
}
