import type { WaitingRow } from './outbox-row.ts'

/** Rows of each topic or queue, in the order they came. */
export function rowsByTarget(rows: readonly WaitingRow[]): ReadonlyMap<string, readonly WaitingRow[]> {
  const groups = new Map<string, WaitingRow[]>()
  for (const row of rows) {
    const group = groups.get(row.target)
    if (group === undefined) groups.set(row.target, [row])
    else group.push(row)
  }
  return groups
}
