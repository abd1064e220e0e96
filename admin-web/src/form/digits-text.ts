/** A number of an answer as a form holds it; empty for none. */
export function digitsText(value: number | null): string {
  return value === null ? '' : String(value)
}
