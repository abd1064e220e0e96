import type { WaitingRow } from './outbox-row.ts'

/** A burst has many; any of them leads to it. */
const REQUEST_IDS_MAX = 20

/** Some of the requests that these rows come from, for the log. */
export function requestIdsOf(rows: readonly Pick<WaitingRow, 'headers'>[]): readonly string[] {
  const ids = new Set<string>()
  for (const { headers } of rows) {
    const id = headers['correlationId']
    if (id !== undefined) ids.add(id)
    if (ids.size === REQUEST_IDS_MAX) break
  }
  return [...ids]
}
