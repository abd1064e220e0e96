import type { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import { LRUCache } from 'lru-cache'

export interface AnswerCacheOptions<Answer> {
  /** Bytes of bodies kept at most; 0 switches the cache off (coalescing stays). */
  readonly maxBytes: number
  /** The safety net under `clear` (design §5). */
  readonly ttlMs: number
  /** Which answers are worth keeping; all of them where absent. */
  readonly isCached?: (answer: Answer) => boolean
  /** Bytes that an answer takes; those of its body where absent. */
  readonly sizeOf?: (answer: Answer) => number
}

/** An entry's own cost beside its body. */
const ENTRY_BYTES = 256

const bodyBytes = ({ bytes }: { readonly bytes: Buffer }): number => bytes.length

/**
 * Ready answers by what was asked, least recently used ones dropped, and one read for all who ask at once. What
 * rejects (404, 410, 301, an engine away) is not kept. `clear` also disowns the reads under way: what they saw may be
 * older than the change that cleared, so nobody who asks afterwards gets it.
 */
export class AnswerCache<Answer extends { readonly bytes: Buffer } = ReadyAnswer> {
  readonly #answers: LRUCache<string, Answer> | undefined
  #reading = new Map<string, Promise<Answer>>()

  readonly #isCached: (answer: Answer) => boolean

  constructor({ maxBytes, ttlMs, isCached = () => true, sizeOf = bodyBytes }: AnswerCacheOptions<Answer>) {
    this.#isCached = isCached
    if (maxBytes === 0) return
    const sizeCalculation = (answer: Answer, key: string): number => sizeOf(answer) + key.length + ENTRY_BYTES
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation, ttl: ttlMs })
  }

  /** The kept answer at once, or else the one that is being read, or a new read. */
  get(key: string, read: () => Promise<Answer>): Answer | Promise<Answer> {
    return this.#answers?.get(key) ?? this.#reading.get(key) ?? this.#read(key, read)
  }

  async #read(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const reading = this.#reading
    const promise = read()
    reading.set(key, promise)
    try {
      const answer = await promise
      // A read that began before the last `clear` finds another map in place and keeps nothing.
      if (reading === this.#reading && this.#isCached(answer)) this.#answers?.set(key, answer)
      return answer
    } finally {
      reading.delete(key)
    }
  }

  clear(): void {
    this.#answers?.clear()
    this.#reading = new Map()
  }

  get size(): number {
    return this.#answers?.size ?? 0
  }
}
