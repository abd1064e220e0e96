import { randomUUID } from 'node:crypto'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/topics.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingSavedSchema } from '@tahanan/contracts/listing/listing-saved.ts'
import { openListener } from '@tahanan/platform/postgres/listener.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { READ_CHANGED } from '@tahanan/read-models/projection/read-changed.ts'
import type { Deployment } from '../../deployment/deployment.ts'
import type { Staff } from '../../deployment/staff.ts'

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

const GIVE_UP_MS = 60_000
const LOOK_EVERY_MS = 5
const letters = (number: number) => String(number).replace(/\d/g, (digit) => 'bcdfghjkmn'.charAt(Number(digit)))

/** Stands at every stage of the way with a watch in its hand. All clocks are that of this machine. */
export async function openJourneys({ bus, engines, fleet }: Deployment, staff: Staff): Promise<Journeys> {
  const origin = fleet.list('public-api')[0]?.origin ?? ''
  const appended = new Map<string, number>()
  const projected = new Map<string, number>()
  const series = letters(Date.now())
  let count = 0

  const subscription = await bus.subscribe({
    topic: CATALOG_TOPIC,
    group: `bench-${randomUUID()}`,
    maxBatchMessages: 1_000,
    async onBatch({ messages }) {
      for (const { key } of messages) appended.set(key, Date.now())
    },
  })
  const listener = openListener({ connectionString: engines.readDatabase.connectionString, applicationName: 'bench' })
  listener.listen(READ_CHANGED, (payload) => {
    for (const [slug] of payload?.matchAll(/[a-z0-9-]*bench[a-z0-9-]*/g) ?? []) projected.set(slug, Date.now())
  })

  async function until(isThere: () => boolean | Promise<boolean>, what: string): Promise<number> {
    const giveUpAt = Date.now() + GIVE_UP_MS
    while (!(await isThere())) {
      if (Date.now() > giveUpAt) throw new Error(`${what} within ${GIVE_UP_MS} ms.`)
      await pause(LOOK_EVERY_MS)
    }
    return Date.now()
  }

  async function isFound(word: string): Promise<boolean> {
    const response = await fetch(`${origin}/api/listing/?q=${word}`)
    if (!response.ok) return false
    const { results, corrected } = listingListSchema.parse(await response.json())
    return results.length > 0 && corrected === undefined
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
    await until(() => appended.has(`listing:${id}`), `Listing ${id} was not relayed`)
    await until(() => projected.has(slug), `Listing ${id} was not projected`)
    const foundAt = await until(() => isFound(word), `Listing ${id} was not found`)
    // A stage may be faster than the answer that tells us of the one before: none is shorter than nothing.
    const appendedAt = Math.max(commandedAt, appended.get(`listing:${id}`) ?? 0)
    const projectedAt = Math.max(appendedAt, projected.get(slug) ?? 0)
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
