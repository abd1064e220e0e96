/** Pesos of the wire in whole centavos, half a centavo up (decision 40): 32232.665 makes 3223267. */
export function centavosFromPesos(pesos: number): number {
  // Moving the point in the decimal text keeps 1.005 at 100.5, where a multiplication would make 100.49999.
  const shifted = Number(`${pesos}e2`)
  return Math.round(Number.isNaN(shifted) ? pesos * 100 : shifted)
}
