/** Centavos as the pesos of the wire, at most two decimals (decision 40). */
export function pesosFromCentavos(centavos: number): number {
  return centavos / 100
}
