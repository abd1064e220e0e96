/** An amount rounded as people ask for it: to 500 pesos among rents, to 100,000 among millions. */
export function roundPesos(pesos: number): number {
  const step = pesos < 100_000 ? 500 : pesos < 1_000_000 ? 5_000 : pesos < 10_000_000 ? 50_000 : 100_000
  return Math.max(step, Math.round(pesos / step) * step)
}
