const GROUPED = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount in full: `₱1,500,000`, `₱32,232.67`. */
export function formatPesos(centavos: number): string {
  return `₱${GROUPED.format(centavos / 100)}`
}
