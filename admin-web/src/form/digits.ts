import { parsePesos, pesosFromCentavos } from '@tahanan/contracts/money/pesos.ts'
import { amountDigits, areaDigits } from '@tahanan/contracts/text/typed-number.ts'

/** A number of an answer as a form holds it; empty for none. */
export function digitsText(value: number | null): string {
  return value === null ? '' : String(value)
}

/** What a field of numbers holds once it has understood what was typed. */
export const PLAIN_DIGITS = /^\d+(\.\d{1,2})?$/

/** The pesos of an amount as people type it, to the centavo as the server rounds it (decision 40). Undefined for anything else. */
export function pesoDigits(text: string): string | undefined {
  const digits = amountDigits(text)
  const centavos = digits === undefined ? undefined : parsePesos(digits)
  return centavos === undefined ? digits : String(pesosFromCentavos(centavos))
}

/** A measure in plain digits, at most two decimals: nobody measures a third. Undefined for anything else. */
export function measureDigits(text: string): string | undefined {
  const digits = areaDigits(text)
  return digits === undefined || /\.\d{3}/.test(digits) ? undefined : digits
}

/** Plain digits with thousands separators (§5 "Prices and areas display with thousands separators"). */
export function groupDigits(digits: string): string {
  const [whole = '', fraction] = digits.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
