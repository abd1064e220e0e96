import { TooManyRequests, Unavailable } from '../problem/problem.ts'

const RETRY_SECONDS = 1

export interface AdmissionSettings {
  /** As many at once are only slower: a burst, or many who each wait for their answer before they ask again. */
  readonly most: number
  /** As many at once while more comes in than goes out: enough to keep the machine busy, too few to wait for. */
  readonly underPressure: number
  /** The pressure is over when nobody was turned away for so long. */
  readonly calmMs: number
}

/**
 * Counts the requests under way and says which may begin. Once `most` are, more comes in than goes out, and letting in
 * as many as before would only make each of them wait for all those before it; so fewer are let in until nobody
 * is turned away any more. Who gets in is answered about as soon as ever.
 */
export class Admission {
  readonly #settings: AdmissionSettings
  #running = 0
  #pressureUntilMs = 0

  constructor(settings: AdmissionSettings) {
    this.#settings = settings
  }

  /** Whether a request may begin; who may calls `leave` when it is over. `nowMs` only ever grows. */
  enter(nowMs: number): boolean {
    const { most, underPressure, calmMs } = this.#settings
    if (this.#running >= (nowMs < this.#pressureUntilMs ? underPressure : most)) {
      this.#pressureUntilMs = nowMs + calmMs
      return false
    }
    this.#running += 1
    return true
  }

  leave(): void {
    this.#running -= 1
  }

  /** As `enter`; call the answer when the request is over. @throws Unavailable */
  enterOrRefuse(nowMs: number): () => void {
    if (!this.enter(nowMs)) throw tooMuch()
    return () => this.leave()
  }
}

/** Counts the bodies that are arriving, of each client and in all. */
export class BodyAdmission {
  readonly #most: { readonly ofClient: number; readonly inAll: number }
  readonly #ofClient = new Map<string, number>()
  #inAll = 0

  constructor(most: { readonly ofClient: number; readonly inAll: number }) {
    this.#most = most
  }

  /**
   * Lets a body of the client arrive; call the answer when it has.
   *
   * @throws TooManyRequests above the client's share, Unavailable when too many arrive in all
   */
  enter(client: string): () => void {
    const count = this.#ofClient.get(client) ?? 0
    if (count >= this.#most.ofClient)
      throw new TooManyRequests(
        'Too many requests of yours are still arriving. Try again when they have.',
        RETRY_SECONDS,
      )
    if (this.#inAll >= this.#most.inAll) throw tooMuch()
    this.#ofClient.set(client, count + 1)
    this.#inAll += 1
    return () => {
      const left = (this.#ofClient.get(client) ?? 1) - 1
      if (left === 0) this.#ofClient.delete(client)
      else this.#ofClient.set(client, left)
      this.#inAll -= 1
    }
  }
}

function tooMuch(): Unavailable {
  return new Unavailable('Too much is going on. Try again in a moment.', RETRY_SECONDS)
}
