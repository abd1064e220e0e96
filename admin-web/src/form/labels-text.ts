/** Codes of an enumeration in words. */
export function labelsText(labels: readonly string[], codes: readonly number[]): string {
  return codes
    .map((code) => labels[code])
    .filter((label) => label !== undefined)
    .join(', ')
}
