/** Deletes rows that were taken, while the next ones are sent: of one batch at a time, so that a crash sends few again. */
export class Deletions<Row> {
  readonly #deleteAll: (rows: readonly Row[]) => Promise<void>
  #underWay: Promise<void> | undefined

  constructor(deleteAll: (rows: readonly Row[]) => Promise<void>) {
    this.#deleteAll = deleteAll
  }

  /** Resolves when those of the batch before are gone. Rejects if they are not, and then leaves these alone as well. */
  async begin(rows: readonly Row[]): Promise<void> {
    await this.ended()
    this.#underWay = this.#deleteAll(rows)
    // Until somebody waits for it, a failure would be nobody's.
    this.#underWay.catch(() => {})
  }

  /** Resolves when nothing is being deleted. Rejects with what has gone wrong, once. */
  async ended(): Promise<void> {
    const underWay = this.#underWay
    this.#underWay = undefined
    await underWay
  }
}
