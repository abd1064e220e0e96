const NUMBER = new Intl.NumberFormat('en-PH')

/** A count: `12,345`. */
export function numberText(count: number): string {
  return NUMBER.format(count)
}
