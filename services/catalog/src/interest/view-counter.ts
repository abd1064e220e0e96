import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { Pool } from 'pg'
import { addPageViews, type PageViews } from './page-view.store.ts'

const FLUSH_MS = 5_000

/** Listings and days that are counted at once; a view of yet another is lost. */
const COUNTED_MAX = 20_000

export interface ViewCounterSettings {
  readonly pool: Pool
  readonly onError: (error: unknown) => void
  readonly flushMs?: number
  readonly countedMax?: number
}

/**
 * Counts in memory how often pages were shown, and adds that to the table every few seconds, so that no page waits and a
 * thousand views are one statement. What a process that crashes has not added is lost; what the database does not take
 * is added when it is back.
 */
export class ViewCounter {
  readonly #settings: ViewCounterSettings
  readonly #timer: NodeJS.Timeout
  #counts = new Map<string, PageViews>()
  #flushing: Promise<void> = Promise.resolve()

  constructor(settings: ViewCounterSettings) {
    this.#settings = settings
    this.#timer = setInterval(() => void this.flush(), settings.flushMs ?? FLUSH_MS)
    this.#timer.unref()
  }

  /** The page of a listing was shown, whether there is such a listing or not. */
  count(listingId: number, now: Date): void {
    this.#add({ listingId, day: manilaDate(now), views: 1 })
  }

  /** Adds what was counted until now to the table. One at a time: what follows waits for its turn. */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.then(() => this.#store())
    return this.#flushing
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  #add({ listingId, day, views }: PageViews): void {
    const key = `${listingId} ${day}`
    const known = this.#counts.get(key)
    if (known === undefined && this.#counts.size >= (this.#settings.countedMax ?? COUNTED_MAX)) return
    this.#counts.set(key, { listingId, day, views: views + (known?.views ?? 0) })
  }

  async #store(): Promise<void> {
    if (this.#counts.size === 0) return
    const counted = [...this.#counts.values()]
    this.#counts = new Map()
    try {
      await addPageViews(this.#settings.pool, counted)
    } catch (error) {
      this.#settings.onError(error)
      for (const views of counted) this.#add(views)
    }
  }
}
