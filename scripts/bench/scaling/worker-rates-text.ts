/** Rates of one, two and three workers: `projection  1: 2,310/s  2: 3,904/s (× 1.69)  3: …`. */
export function workerRatesText(name: string, unit: string, rates: readonly number[]): string {
  const [alone = Number.NaN] = rates
  const cells = rates.map((rate, index) => {
    const perSecond = rate.toLocaleString('en-US', { maximumSignificantDigits: 3 })
    return `${index + 1}: ${perSecond}/s${index === 0 ? '' : ` (× ${(rate / alone).toFixed(2)})`}`
  })
  return `${name}, ${unit} by workers   ${cells.join('   ')}`
}
