/** Pesos of the wire in whole centavos, half a centavo up (decision 40): 32232.665 makes 3223267. */
export function centavosFromPesos(pesos: number): number {
  // Moving the point in the decimal text keeps 1.005 at 100.5, where a multiplication would make 100.49999.
  const shifted = Number(`${pesos}e2`)
  return Math.round(Number.isNaN(shifted) ? pesos * 100 : shifted)
}

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

/** Centavos as the pesos of the wire, at most two decimals (decision 40). */
export function pesosFromCentavos(centavos: number): number {
  return centavos / 100
}

/** An amount as the pesos of the wire; one that is not known stays null. */
export function pesosOrNull(centavos: number | null): number | null {
  return centavos === null ? null : pesosFromCentavos(centavos)
}

const GROUPED = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount in full: `₱1,500,000`, `₱32,232.67`. */
export function formatPesos(centavos: number): string {
  return `₱${GROUPED.format(centavos / 100)}`
}
