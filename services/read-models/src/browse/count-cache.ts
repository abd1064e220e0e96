import type { SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import { LRUCache } from 'lru-cache'

const KEPT = 10_000
const TTL_MS = 30_000

/** Counts by list, kept for 30 s (design §3); one is counted once for all who ask meanwhile. */
export class CountCache {
  readonly #counts = new LRUCache<string, SearchCount>({ max: KEPT, ttl: TTL_MS })
  readonly #counting = new Map<string, Promise<SearchCount>>()

  peek(key: string): SearchCount | undefined {
    return this.#counts.get(key)
  }

  set(key: string, count: SearchCount): void {
    const ttl = TTL_MS - (count.ageMs ?? 0)
    if (ttl > 0) this.#counts.set(key, count, { ttl })
  }

  /** Rejections are not kept. */
  async get(key: string, count: () => Promise<SearchCount>): Promise<SearchCount> {
    const kept = this.#counts.get(key)
    if (kept !== undefined) return kept
    const running = this.#counting.get(key)
    if (running !== undefined) return running
    const counting = count()
      .then((counted) => {
        this.set(key, counted)
        return counted
      })
      .finally(() => this.#counting.delete(key))
    this.#counting.set(key, counting)
    return counting
  }
}
