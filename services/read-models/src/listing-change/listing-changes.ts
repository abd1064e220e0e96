import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import { readTogether } from '@tahanan/platform/postgres/read-together.ts'
import { readListingChanges } from './read-listing-changes.ts'
import type { ChangesMark } from './read-listing-changes.ts'
import { TOLD_MOST } from './told-most.ts'

/** Of listings, the latest. */
const CHANGES_KEPT = 256
/** Askers of one read. */
const ASKERS_MOST = 1_000

const NONE: readonly number[] = []

/** Under way. */
interface Reading {
  /** By `performance.now()`. */
  readonly startedAt: number
  readonly ended: Promise<void>
}

interface ListingChangesSettings {
  /** Of the read schema. */
  readonly pool: Queryable
  /** Told of each change; undefined: any listing may be another. */
  readonly onChanged: (ids: readonly number[] | undefined) => void
}

/**
 * Which listings have changed, as far as anybody here has asked. What is kept of listings carries the position at which it
 * was read: after `catchUp`, whatever has not changed since then is as good as read now. All who ask at once share one
 * small statement.
 */
export class ListingChanges {
  readonly #settings: ListingChangesSettings
  /** Positions by id, the latest change last. */
  readonly #changed = new Map<number, number>()
  #mark: ChangesMark | undefined
  #position = 0
  #caughtUpAt = -Infinity
  readonly #readNext: (asker: undefined) => Promise<undefined>
  #reading: Reading | undefined
  /** What changed before is not told. */
  #toldFrom = 0

  constructor(settings: ListingChangesSettings) {
    this.#settings = settings
    this.#readNext = readTogether(async (askers) => {
      const startedAt = performance.now()
      const ended = this.#read(startedAt)
      this.#reading = { startedAt, ended }
      try {
        await ended
      } finally {
        // What it told is known; that it failed is no answer to who asks later.
        this.#reading = undefined
      }
      return askers
    }, ASKERS_MOST)
  }

  /**
   * Resolves when everything is known that was committed before the call; or before `since`, by `performance.now()`, for
   * who has been asked then: the busier it gets, the likelier somebody else has read since.
   */
  catchUp(since = performance.now()): Promise<void> {
    if (this.#caughtUpAt > since) return Promise.resolve()
    const reading = this.#reading
    return reading !== undefined && reading.startedAt > since ? reading.ended : this.#readNext(undefined)
  }

  /** Where the changes known by now end. */
  get position(): number {
    return this.#position
  }

  /** By `performance.now()`: everything that was committed before is known. */
  get caughtUpAt(): number {
    return this.#caughtUpAt
  }

  /** When it was known last that nothing had changed since a position, as `caughtUpAt`; undefined where something has. */
  currentAt(position: number): number | undefined {
    return position === this.#position ? this.#caughtUpAt : undefined
  }

  /** Ids of what has changed since a position; undefined where too much has. */
  since(position: number): readonly number[] | undefined {
    if (position === this.#position) return NONE
    if (position < this.#toldFrom) return undefined
    const ids = [...this.#changed].filter(([, changedAt]) => changedAt > position).map(([id]) => id)
    return ids.length > TOLD_MOST ? undefined : ids
  }

  async #read(startedAt: number): Promise<void> {
    const { mark, ids } = await readListingChanges(this.#settings.pool, this.#mark)
    this.#mark = mark
    this.#caughtUpAt = startedAt
    if (ids?.length === 0) return
    this.#position += 1
    if (ids === undefined) this.#forget()
    else this.#note(ids)
    this.#settings.onChanged(ids)
  }

  #forget(): void {
    this.#changed.clear()
    this.#toldFrom = this.#position
  }

  #note(ids: readonly number[]): void {
    for (const id of ids) {
      this.#changed.delete(id)
      this.#changed.set(id, this.#position)
    }
    for (const [id, changedAt] of this.#changed) {
      if (this.#changed.size <= CHANGES_KEPT) return
      this.#changed.delete(id)
      this.#toldFrom = changedAt
    }
  }
}
