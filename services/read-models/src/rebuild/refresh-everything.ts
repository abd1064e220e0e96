import { countDirt, dirtyEveryListing } from '../projection/dirt.store.ts'
import { type Drain, drainDirt } from '../projection/drain-dirt.ts'
import { inProjection } from '../projection/in-projection.ts'
import { NOUNS } from '../projection/noun.ts'

/** Refreshes all there is in the schema of the drain's pool, each listing once. */
export async function refreshEverything(
  drain: Drain,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  await drainDirt(
    drain,
    NOUNS.filter((noun) => noun !== 'listing'),
  )
  const total = await inProjection(drain.pool, dirtyEveryListing)
  const observed: Drain = {
    ...drain,
    async onProgress() {
      signal.throwIfAborted()
      onProgress(Math.max(total - (await countDirt(drain.pool, 'listing', total)), 0), total)
    },
  }
  await drainDirt(observed)
  onProgress(total, total)
}
