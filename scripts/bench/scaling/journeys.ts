import { randomUUID } from 'node:crypto'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/topics.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSavedSchema } from '@tahanan/contracts/listing/listing-saved.ts'
import { openWakeUp, type WakeUp } from '@tahanan/platform/event-bus/wake-up.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { READ_CHANGED } from '@tahanan/read-models/projection/read-changed.ts'
import { INDEX_CHANGED } from '@tahanan/read-models/search-index/index-changed.ts'
import { VOCABULARY_CHANGED } from '@tahanan/read-models/vocabulary/vocabulary-changed.ts'
import type { Deployment } from '../../deployment/deployment.ts'
import type { Staff } from '../../deployment/staff.ts'
import { openSightings } from './sightings.ts'

/** Milliseconds of one command on its way to a search that finds it. */
export interface Journey {
  readonly total: number
  /** Request to answer of admin-api: parsed, decided, stored, committed. */
  readonly command: number
  /** Committed to appended to the topic, and read from it. */
  readonly relay: number
  /** Appended to refreshed views. */
  readonly project: number
  /** Refreshed to found by its words. */
  readonly search: number
}

export interface Journeys {
  /** Sends a listing off, and follows it until visitors find it by its name. */
  travel(): Promise<Journey>
  close(): Promise<void>
}

const GIVE_UP_MS = 180_000
/**
 * Words change with a call of the index, which may come a moment before public-api has heard it. Asking more often would
 * keep Meilisearch from its work.
 */
const ASK_AGAIN_MS = 250
const PAGE_SIZES = 100
const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'bcdfghjkmn'.charAt(Number(digit)))

/** Stands at every stage of the way with a watch in its hand. All clocks are that of this machine. */
export async function openJourneys({ bus, engines, fleet, readPool }: Deployment, staff: Staff): Promise<Journeys> {
  const origin = fleet.list('public-api')[0]?.origin ?? ''
  const appended = openSightings('relayed')
  const projected = openSightings('projected')
  const searching = new Set<WakeUp>()
  const series = letters(Date.now())
  let count = 0

  const subscription = await bus.subscribe({
    topic: CATALOG_TOPIC,
    group: `bench-${randomUUID()}`,
    maxBatchMessages: 1_000,
    async onBatch({ messages }) {
      for (const { key } of messages) appended.note(key)
    },
  })
  const listener = openListener({ connectionString: engines.readDatabase.connectionString, applicationName: 'bench' })
  listener.listen(READ_CHANGED, (payload) => {
    const slugs = payload?.match(/[a-z0-9-]*bench[a-z0-9-]*/g)
    if (slugs) for (const slug of slugs) projected.note(slug)
    else void noteProjected()
  })
  for (const channel of [VOCABULARY_CHANGED, INDEX_CHANGED]) {
    listener.listen(channel, () => searching.forEach((bell) => bell.ring()))
  }

  /** More listings changed at once than a notification names. */
  async function noteProjected(): Promise<void> {
    const { rows } = await readPool.query<{ slug: string }>('select slug from listing_view where slug = any ($1)', [
      projected.awaited(),
    ])
    for (const { slug } of rows) projected.note(slug)
  }

  /**
   * As somebody does who has not asked before: an answer of a moment ago would be kept for another moment. What Postgres
   * finds while Meilisearch's index is being filled does not count.
   */
  async function isFound(word: string, attempt: number): Promise<boolean> {
    const response = await fetch(`${origin}/api/listing/?q=${word}&page_size=${(attempt % PAGE_SIZES) + 1}`)
    if (!response.ok) return false
    const { results, corrected, degraded } = listingListSchema.parse(await response.json())
    return results.length > 0 && corrected === undefined && degraded !== true
  }

  async function found(word: string): Promise<number> {
    const bell = openWakeUp()
    const signal = AbortSignal.timeout(GIVE_UP_MS)
    searching.add(bell)
    try {
      for (let attempt = 0; !(await isFound(word, attempt)); attempt += 1) {
        signal.throwIfAborted()
        await bell.wait(ASK_AGAIN_MS, signal)
      }
      return Date.now()
    } finally {
      searching.delete(bell)
    }
  }

  async function travel(): Promise<Journey> {
    count += 1
    const word = `${series}x${letters(count)}`
    const home = { name: `Bench ${word}`, location: 'Makati City', ...HOME, price: 1_000_000 + count }
    const startedAt = Date.now()
    const { status, body } = await staff.send('POST', '/admin/listing/?listing_type=brokerage', home)
    if (status !== 201) throw new Error(`The command was answered with ${status}.`)
    const commandedAt = Date.now()
    const { id, slug } = listingSavedSchema.parse(body)
    // A stage may be faster than the answer that tells us of the one before: none is shorter than nothing.
    const appendedAt = Math.max(commandedAt, await appended.seen(`listing:${id}`, GIVE_UP_MS))
    const projecting = projected.seen(slug, GIVE_UP_MS)
    // A notification without names that came before asked for nobody who did not wait yet.
    await noteProjected()
    const projectedAt = Math.max(appendedAt, await projecting)
    const foundAt = await found(word)
    return {
      total: foundAt - startedAt,
      command: commandedAt - startedAt,
      relay: appendedAt - commandedAt,
      project: projectedAt - appendedAt,
      search: foundAt - projectedAt,
    }
  }

  return {
    travel,
    async close() {
      await subscription.close()
      await listener.close()
    },
  }
}

const HOME = {
  property_type: 0,
  property_subtype: 1,
  unit_type: 3,
  listing_status: 0,
  listing_owner: 'On file',
  owner_of_the_property: 'On file',
}
