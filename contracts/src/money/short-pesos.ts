import { formatPesos } from './format-pesos.ts'

const MILLION_PESOS = 1_000_000
const BILLION_PESOS = 1_000_000_000

/**
 * An amount as cards show it: `₱1.5M`, `₱4.07M`, `₱1.2B`, rounded to two decimals. Below a million it stays whole,
 * `₱25,000`, because that is short enough and rents differ by hundreds.
 */
export function shortPesos(centavos: number): string {
  const pesos = Math.round(centavos / 100)
  if (pesos < MILLION_PESOS) return formatPesos(pesos * 100)
  const millions = twoDecimals(pesos / MILLION_PESOS)
  return millions < 1000 ? `₱${millions}M` : `₱${twoDecimals(pesos / BILLION_PESOS)}B`
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}
