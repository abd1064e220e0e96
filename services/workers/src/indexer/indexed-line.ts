import type { IndexedBatch } from '@tahanan/read-models/search-index/drain-pending-index-updates.ts'

/** What the log says of a batch that the index took. */
export function indexedLine({ listings, removed, readMs, writeMs, requestIds }: IndexedBatch): object {
  return {
    listings,
    removed,
    read_ms: Math.round(readMs),
    write_ms: Math.round(writeMs),
    request_ids: requestIds,
  }
}
