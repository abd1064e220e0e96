type Positions = ReadonlyMap<number, bigint>

/** Whether `positions` are as far as `target` in every partition. */
export function hasReached(positions: Positions, target: Positions): boolean {
  return [...target].every(([partition, offset]) => (positions.get(partition) ?? 0n) >= offset)
}
