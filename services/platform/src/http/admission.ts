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
}
