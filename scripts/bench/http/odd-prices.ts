const RANGES = 5_000

/** Ranges of prices, in pesos, none of which is a bucket. */
export function oddPrices(): string[] {
  return Array.from({ length: RANGES }, (_, index) => {
    const least = 1_100_000 + (index % 500) * 37_000
    return `${least}-${least + 900_000 + (index % 70) * 13_000}`
  })
}
