import type { CountedAsOf } from '@tahanan/platform/search-engine/search-engine.ts'
import { LRUCache } from 'lru-cache'

const TTL_MS = 30_000

interface CountCacheSettings<Counted> {
  readonly most: number
  readonly asOf: (counted: Counted) => CountedAsOf | undefined
  /** When it was known last that nothing had changed since a position; undefined where something has. */
  readonly currentAt: (position: number) => number | undefined
  /** Whether it will be as good for a while; otherwise only those share it who ask meanwhile. */
  readonly isWorthKeeping?: (counted: Counted) => boolean
}

interface Kept<Counted> {
  readonly counted: Counted
  readonly position: number | undefined
  at: number
}

/**
 * Counts by list, 30 s old at most (design §3): what has not changed does not grow old. One is counted once for all who
 * ask meanwhile.
 */
export class CountCache<Counted extends object> {
  readonly #settings: CountCacheSettings<Counted>
  readonly #counts: LRUCache<string, Kept<Counted>>
  readonly #counting = new Map<string, Promise<Counted>>()

  constructor(settings: CountCacheSettings<Counted>) {
    this.#settings = settings
    this.#counts = new LRUCache({ max: settings.most })
  }

  peek(key: string): Counted | undefined {
    const kept = this.#counts.get(key)
    if (kept === undefined || this.#isCurrent(kept)) return kept?.counted
    this.#counts.delete(key)
    return undefined
  }

  set(key: string, counted: Counted): void {
    if (this.#settings.isWorthKeeping?.(counted) === false) return
    const { position, at } = this.#settings.asOf(counted) ?? { at: performance.now() }
    this.#counts.set(key, { counted, position, at })
  }

  /** Rejections are not kept. */
  async get(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const kept = this.peek(key)
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

  #isCurrent(kept: Kept<Counted>): boolean {
    const currentAt = kept.position === undefined ? undefined : this.#settings.currentAt(kept.position)
    kept.at = Math.max(kept.at, currentAt ?? -Infinity)
    return performance.now() - kept.at <= TTL_MS
  }
}
