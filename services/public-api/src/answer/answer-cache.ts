import { LRUCache } from 'lru-cache'
import type { PublicAnswer } from './public-answer.ts'

export interface AnswerCacheOptions {
  /** Bytes of bodies kept at most; 0 switches the cache off (coalescing stays). */
  readonly maxBytes: number
  /** The safety net under `clear`, design §5. */
  readonly ttlMs: number
}

/**
 * Ready answers by address, least recently used ones dropped, and one load for all who ask at once. `clear` also
 * disowns the loads under way: what they read may be older than the change that cleared, so nobody who asks
 * afterwards gets it.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, PublicAnswer> | undefined
  #loading = new Map<string, Promise<PublicAnswer>>()

  constructor(options: AnswerCacheOptions) {
    this.#answers =
      options.maxBytes > 0
        ? new LRUCache({
            maxSize: options.maxBytes,
            sizeCalculation: (answer, key) => answer.body.length + key.length + 64,
            ttl: options.ttlMs,
          })
        : undefined
  }

  /** The kept answer, if any. Synchronous, so that a hit costs no promise. */
  peek(key: string): PublicAnswer | undefined {
    return this.#answers?.get(key)
  }

  /** Loads once for everybody who asks for `key` meanwhile; keeps what may be kept. Rejections are not kept. */
  load(key: string, read: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
    const running = this.#loading.get(key)
    if (running) return running
    const loading = this.#loading
    const promise = read()
      .then((answer) => {
        // A load that began before the last `clear` finds another map in place and keeps nothing.
        if (answer.cacheable && loading === this.#loading) this.#answers?.set(key, answer)
        return answer
      })
      .finally(() => loading.delete(key))
    loading.set(key, promise)
    return promise
  }

  clear(): void {
    this.#answers?.clear()
    this.#loading = new Map()
  }

  get size(): number {
    return this.#answers?.size ?? 0
  }
}
