import type { ReadyAnswer } from '@tahanan/platform/http/answers.ts'
import { LRUCache } from 'lru-cache'

interface AnswerCacheOptions<Answer> {
  /** Bytes of bodies kept at most; 0 switches the cache off (coalescing stays). */
  readonly maxBytes: number
  /** The safety net under `clear` (design §5). */
  readonly ttlMs: number
  /** Which answers are worth keeping; all of them where absent. */
  readonly isCached?: (answer: Answer) => boolean
  /** Bytes that an answer takes; those of its body where absent. */
  readonly sizeOf?: (answer: Answer) => number
  /** What stands in while nothing can be read; nothing where absent. */
  readonly stale?: StaleAnswers<Answer>
}

/** Answers that are out of date, for while what they are read from is away (RFC 5861 `stale-if-error`). */
interface StaleAnswers<Answer> {
  /** Older ones are not given. */
  readonly maxAgeMs: number
  /** Whether a failed read says that nothing can be read now. */
  readonly isAway: (error: unknown) => boolean
  /** @param staleSeconds for how long it has been out of date, 1 at least */
  readonly mark: (answer: Answer, staleSeconds: number) => Answer
}

interface CachedAnswer<Answer> {
  readonly answer: Answer
  readonly readAtMs: number
  /** Another one after every `clear`. */
  readonly generation: object
}

/** An entry's own cost beside its body. */
const ENTRY_BYTES = 256

const bodyBytes = ({ bytes }: { readonly bytes: Buffer }): number => bytes.length

/**
 * Ready answers by what was asked, least recently used ones dropped, and one read for all who ask at once. What
 * rejects (404, 410, 301, an engine away) is not cached. `clear` also disowns the reads under way: what they saw may be
 * older than the change that cleared, so nobody who asks afterwards gets it. What is out of date is read anew, and
 * stands in, marked, where that cannot be done.
 */
export class AnswerCache<Answer extends { readonly bytes: Buffer } = ReadyAnswer> {
  readonly #answers: LRUCache<string, CachedAnswer<Answer>> | undefined
  /** Reads under way since the last `clear`; another map, so another generation, after each. */
  #reading = new Map<string, Promise<Answer>>()

  readonly #ttlMs: number
  readonly #isCached: (answer: Answer) => boolean
  readonly #stale: StaleAnswers<Answer> | undefined

  constructor(options: AnswerCacheOptions<Answer>) {
    const { maxBytes, ttlMs, isCached = () => true, sizeOf = bodyBytes, stale } = options
    this.#ttlMs = ttlMs
    this.#isCached = isCached
    this.#stale = stale
    if (maxBytes === 0) return
    const sizeCalculation = ({ answer }: CachedAnswer<Answer>, key: string): number =>
      sizeOf(answer) + key.length + ENTRY_BYTES
    this.#answers = new LRUCache({ maxSize: maxBytes, sizeCalculation, ttl: ttlMs + (stale?.maxAgeMs ?? 0) })
  }

  /** The cached answer at once, or else the one that is being read, or a new read. */
  get(key: string, read: () => Promise<Answer>): Answer | Promise<Answer> {
    const cached = this.#answers?.get(key)
    if (cached !== undefined && this.#isFresh(cached)) return cached.answer
    return this.#reading.get(key) ?? this.#read(key, read)
  }

  async #read(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const generation = this.#reading
    const promise = this.#readOrStandIn(key, read)
    generation.set(key, promise)
    try {
      return await promise
    } finally {
      generation.delete(key)
    }
  }

  async #readOrStandIn(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const generation = this.#reading
    try {
      const answer = await read()
      if (this.#isCached(answer)) this.#cache(key, { answer, generation, readAtMs: performance.now() })
      return answer
    } catch (error) {
      const standIn = this.#stale?.isAway(error) === true ? this.#staleAnswer(key) : undefined
      if (standIn !== undefined) return standIn
      // What is gone must not come back when the next read fails.
      if (this.#stale?.isAway(error) === false) this.#answers?.delete(key)
      throw error
    }
  }

  /** What began to be read before the last `clear` may stand in one day, and takes the place of nothing fresh. */
  #cache(key: string, cached: CachedAnswer<Answer>): void {
    if (cached.generation !== this.#reading) {
      const other = this.#answers?.get(key)
      if (this.#stale === undefined || (other !== undefined && this.#isFresh(other))) return
    }
    this.#answers?.set(key, cached)
  }

  #isFresh({ generation, readAtMs }: CachedAnswer<Answer>): boolean {
    return generation === this.#reading && performance.now() - readAtMs < this.#ttlMs
  }

  #staleAnswer(key: string): Answer | undefined {
    const cached = this.#answers?.get(key)
    if (cached === undefined) return undefined
    const staleSeconds = Math.ceil((performance.now() - cached.readAtMs - this.#ttlMs) / 1_000)
    return this.#stale?.mark(cached.answer, Math.max(1, staleSeconds))
  }

  clear(): void {
    if (this.#stale === undefined) this.#answers?.clear()
    this.#reading = new Map()
  }

  get size(): number {
    return this.#answers?.size ?? 0
  }
}
