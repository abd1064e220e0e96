import { centavosFromPesos } from './centavos-from-pesos.ts'

const PESOS_TEXT = /^₱?\s*(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/
const MAX_PESOS = 1_000_000_000_000

/**
 * An amount of a form in centavos: a number, or digits text whose commas and ₱ are forgiven (decisions §0); more than
 * two decimals are rounded half-up. Undefined for anything else, a negative amount, or one above a million million.
 */
export function parsePesos(amount: string | number): number | undefined {
  const pesos = typeof amount === 'number' ? amount : pesosOf(amount.trim())
  return pesos >= 0 && pesos <= MAX_PESOS ? centavosFromPesos(pesos) : undefined
}

function pesosOf(text: string): number {
  return PESOS_TEXT.test(text) ? Number(text.replace(/[₱,\s]/g, '')) : Number.NaN
}
