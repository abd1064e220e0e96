import { LRUCache } from 'lru-cache'

const TTL_MS = 30_000

interface CountCacheSettings<Counted> {
  readonly most: number
  /** How old what was counted is already. */
  readonly ageMs: (counted: Counted) => number
}

/** Counts by list, kept for 30 s (design §3); one is counted once for all who ask meanwhile. */
export class CountCache<Counted extends object> {
  readonly #counts: LRUCache<string, Counted>
  readonly #ageMs: CountCacheSettings<Counted>['ageMs']
  readonly #counting = new Map<string, Promise<Counted>>()

  constructor({ most, ageMs }: CountCacheSettings<Counted>) {
    this.#counts = new LRUCache({ max: most, ttl: TTL_MS })
    this.#ageMs = ageMs
  }

  peek(key: string): Counted | undefined {
    return this.#counts.get(key)
  }

  set(key: string, counted: Counted): void {
    const ttl = TTL_MS - this.#ageMs(counted)
    if (ttl > 0) this.#counts.set(key, counted, { ttl })
  }

  /** Rejections are not kept. */
  async get(key: string, count: () => Promise<Counted>): Promise<Counted> {
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
