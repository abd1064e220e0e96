/** What tables and the wire call a field of code: `priceMaxCentavos` is `price_max`. */
export function snakeName(field: string): string {
  return field.replace(/Centavos$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
