import type { Queryable } from '@tahanan/platform/postgres/queryable.ts'
import type { RevisedCard } from '@tahanan/platform/search-engine/search-engine.ts'
import { LRUCache } from 'lru-cache'
import { ListingChanges } from '../listing-change/listing-changes.ts'
import { prepared } from '../search/prepared.ts'

/** Of texts, which are ASCII. */
const KEPT_BYTES = 32 * 1024 * 1024
/** An entry's own cost beside its text. */
const ENTRY_BYTES = 256
/** The safety net under changes (design §5). */
const TTL_MS = 300_000

interface CardRow {
  readonly id: number
  readonly card: string
  readonly rev: string
}

/** Cards of listings, kept until they change: one listing stands in many lists, and in each page after page. */
export class ListingCards {
  readonly changes: ListingChanges
  readonly #pool: Queryable
  readonly #kept = new LRUCache<number, RevisedCard>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ card }) => card.length + ENTRY_BYTES,
    ttl: TTL_MS,
    ttlResolution: 1_000,
  })

  constructor(pool: Queryable) {
    this.#pool = pool
    this.changes = new ListingChanges({ pool, onChanged: (ids) => this.#drop(ids) })
  }

  /**
   * The cards of these listings as they are now, in their order. One that cannot be had any more drops out, whatever
   * found it: a search engine may know less than the view. `since`: when who asks was asked, by `performance.now()`, if
   * that is a while ago.
   */
  async read(ids: readonly number[], since?: number): Promise<readonly RevisedCard[]> {
    if (ids.length === 0) return []
    await this.changes.catchUp(since)
    return this.readCaughtUp(ids)
  }

  /** The same for who has caught up with the changes: at once, where all of them are kept. */
  readCaughtUp(ids: readonly number[]): readonly RevisedCard[] | Promise<readonly RevisedCard[]> {
    const kept = ids.map((id) => this.#kept.get(id))
    const cards = kept.filter((card) => card !== undefined)
    return cards.length === ids.length ? cards : this.#readMissing(ids, kept)
  }

  async #readMissing(
    ids: readonly number[],
    kept: readonly (RevisedCard | undefined)[],
  ): Promise<readonly RevisedCard[]> {
    const missing = ids.filter((_, place) => kept[place] === undefined)
    const { position } = this.changes
    const { rows } = await this.#pool.query<CardRow>(
      prepared('select id, card, rev from listing_view where id = any ($1::integer[]) and listed', [missing]),
    )
    const read = new Map(rows.map(({ id, card, rev }) => [id, { card, rev: Number(rev) }]))
    // What was told meanwhile may be newer than what was read, and is not told again.
    const changed = this.changes.since(position)
    for (const [id, card] of read) if (changed?.includes(id) === false) this.#kept.set(id, card)
    return ids.flatMap((id, place) => kept[place] ?? read.get(id) ?? [])
  }

  #drop(ids: readonly number[] | undefined): void {
    if (ids === undefined) this.#kept.clear()
    else for (const id of ids) this.#kept.delete(id)
  }
}
