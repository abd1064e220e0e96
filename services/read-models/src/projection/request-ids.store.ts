import type pg from 'pg'

/** More than these are not told of one row: a burst has many, and any of them leads to it. */
const REQUEST_IDS_MAX = 20

/** What is queued or waits for an index by this transaction from now on carries these ids. */
export async function passRequestIds(client: pg.PoolClient, ids: readonly string[]): Promise<void> {
  await client.query({
    name: 'pass-request-ids',
    text: `select set_config('read.request_ids', $1, true)`,
    values: [ids.join()],
  })
}

/** The first of the ids that rows carry, each once. */
export function firstRequestIds(rows: readonly { readonly requestIds: readonly string[] | null }[]): readonly string[] {
  const ids = new Set<string>()
  for (const { requestIds } of rows) {
    for (const id of requestIds ?? []) ids.add(id)
    if (ids.size >= REQUEST_IDS_MAX) break
  }
  return [...ids].slice(0, REQUEST_IDS_MAX)
}
