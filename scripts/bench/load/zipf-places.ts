import { partitionPoint } from '@tahanan/platform/collection/partition-point.ts'

/**
 * Places 0 to `size` - 1 in the order of a Zipf curve (exponent 1): the first is asked for most. Deterministic: the
 * same numbers on every run.
 */
export function zipfPlaces(size: number, count: number): number[] {
  const weights = Array.from({ length: size }, (_, place) => 1 / (place + 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  const edges = weights.map((weight) => (reached += weight / total))
  let state = 1
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647
    const value = state / 2_147_483_647
    return partitionPoint(edges.length - 1, (place) => (edges[place] ?? 1) < value)
  })
}
