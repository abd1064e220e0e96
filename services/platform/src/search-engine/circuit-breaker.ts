import { Unavailable } from '@tahanan/platform/problem/problem.ts'

const OPEN_MS = 2_000

/**
 * Stops asking an engine that has just failed: visitors are answered otherwise at once, instead of each waiting for a
 * timeout. After a pause one of them tries it again.
 */
export class CircuitBreaker {
  readonly #onOpen: (cause: unknown) => void
  readonly #now: () => number
  #closedFrom = 0

  /** `onOpen` is told once for each time that it opens, not for everybody whom it turns away. */
  constructor(onOpen: (cause: unknown) => void = () => {}, now: () => number = () => performance.now()) {
    this.#onOpen = onOpen
    this.#now = now
  }

  /** @throws Unavailable while it is open, and for whatever `work` throws, which is its cause */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#now() < this.#closedFrom) throw new Unavailable('The search engine is away.', 1)
    try {
      const result = await work()
      this.#closedFrom = 0
      return result
    } catch (cause) {
      if (this.#now() >= this.#closedFrom) this.#onOpen(cause)
      this.#closedFrom = this.#now() + OPEN_MS
      throw new Unavailable('The search engine cannot be asked.', 1, { cause })
    }
  }
}
