import { listingSavedSchema } from '@tahanan/contracts/listing/listing-answers.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { webhookAnswerSchema, webhookSecretAnswerSchema } from '@tahanan/contracts/webhook/webhook.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { type ReceivedMessage, startReceiver, type TestReceiver } from '@tahanan/workers/webhook/receiver.fixture.ts'
import { WEBHOOK_GROUP } from '@tahanan/workers/webhook/notify-webhooks.ts'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { signIn, type Staff } from '../deployment/staff.ts'
import { type EmbeddedSystem, startEmbeddedSystem } from './embedded-system.fixture.ts'
import { killAtRandom } from './kill-at-random.ts'
import { numberWord } from './number-word.ts'

const { killingMs } = inject('storyLength')
/** A message whose sender was killed is sent again after a minute or two, one that was refused twice as well. */
const BACKLOG_MS = killingMs + 600_000
const timeout = killingMs + BACKLOG_MS + 120_000
const EVERY_MS = 4_000
/** Of one message: the third time it would wait for five minutes. */
const REFUSALS_MAX = 2
const COMMANDS_APART_MS = 100
const HIGHEST_PESOS = 9_000_000
const STEP_PESOS = 1_000
const EVENT_TYPES = ['published', 'changed', 'price_lowered', 'sold', 'deleted'].map((type) => `listing.${type}`)
const OWN = { property_type: 0, property_subtype: 1, unit_type: 3, listing_status: 0 }
const PRIVATE = { listing_owner: 'On file', owner_of_the_property: 'On file' }

/** What staff were told is done to a listing. Prices only fall, and what is sold or deleted is left alone. */
interface Home {
  readonly id: number
  price: number
  changes: number
  end: 'sold' | 'deleted' | undefined
}

let system: EmbeddedSystem
let staff: Staff
let receiver: TestReceiver

beforeAll(async () => {
  receiver = await startReceiver()
  system = await startEmbeddedSystem()
  staff = await signIn(system.url)
}, timeout)
afterAll(async () => {
  await system.stop()
  await receiver.close()
}, timeout)

async function send(method: 'POST' | 'DELETE' | 'GET', path: string, body?: object): Promise<unknown> {
  const answer = await staff.send(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** One command after the other until `signal` aborts. */
async function changeHomes(homes: Home[], signal: AbortSignal): Promise<void> {
  for (let count = 0; !signal.aborted; count += 1) {
    const open = homes.filter(({ end }) => end === undefined)
    const home = open[(count * 7) % Math.max(1, open.length)]
    if (home === undefined || count % 4 === 0) {
      const name = `Home told ${numberWord(count)}`
      const body = { name, location: 'Makati City', ...OWN, ...PRIVATE, price: HIGHEST_PESOS }
      const { id } = listingSavedSchema.parse(await send('POST', '/admin/listing/?listing_type=brokerage', body))
      homes.push({ id, price: HIGHEST_PESOS, changes: 0, end: undefined })
    } else if (count % 12 === 1) {
      await send('POST', `/admin/listing/${home.id}/update/`, { availability: 1 })
      home.end = 'sold'
    } else if (count % 12 === 2) {
      await send('DELETE', `/admin/listing/${home.id}/`)
      home.end = 'deleted'
    } else {
      await send('POST', `/admin/listing/${home.id}/update/`, { price: home.price - STEP_PESOS })
      home.price -= STEP_PESOS
    }
    if (home !== undefined) home.changes += 1
    await pause(COMMANDS_APART_MS, signal)
  }
}

test(
  'senders killed at random, a receiver that refuses a third: each change arrives, in order, and none that was not',
  { timeout },
  async () => {
    const isRefused = ({ id }: { readonly id: string }): boolean =>
      Math.random() < 1 / 3 && receiver.received.filter((message) => message.id === id).length < REFUSALS_MAX
    const draft = { address: receiver.address, event_types: EVENT_TYPES }
    const { id, secret } = webhookSecretAnswerSchema.parse(await send('POST', '/admin/webhooks/', draft))
    const unsigned: unknown[] = []
    receiver.answer((message) => {
      // Now: five minutes later it would be too old.
      try {
        new Webhook(secret).verify(message.body, message.headers)
      } catch (error) {
        unsigned.push(error)
      }
      return isRefused(message) ? 503 : 200
    })
    const homes: Home[] = []
    const stopping = new AbortController()
    const changing = changeHomes(homes, stopping.signal)
    const kills = await killAtRandom(() => system.list('pipeline'), { forMs: killingMs, everyMs: EVERY_MS })
    stopping.abort()
    await changing

    const patience = { timeout: BACKLOG_MS, interval: 1_000 }
    await system.withPipeline(async ({ bus, catalogPool }) => {
      await expect
        .poll(async () => {
          const { rowCount } = await catalogPool.query('select from app.outbox')
          const lag = await bus.lag(CATALOG_TOPIC, WEBHOOK_GROUP)
          return rowCount === 0 && lag.every((partition) => partition.lag === 0n)
        }, patience)
        .toBe(true)
    })
    const left = async () => webhookAnswerSchema.parse(await send('GET', `/admin/webhooks/${id}/`)).pending
    await expect.poll(left, patience).toBe(0)

    const { received } = receiver
    console.log(
      `Killed ${kills} times; ${homes.length} listings; ${received.length} messages sent, ${receiver.taken().length} taken, ${new Set(received.map((message) => message.id)).size} of them different.`,
    )
    expect(kills).toBeGreaterThan(0)
    expect(homes.length).toBeGreaterThan(10)
    expect(unsigned).toEqual([])
    const told = firstOfEach(receiver.taken())
    expect(told.filter(({ data }) => !homes.some((home) => home.id === data.id))).toEqual([])
    for (const home of homes)
      expectWhatHappened(
        home,
        told.filter(({ data }) => data.id === home.id),
      )
  },
)

/** Each message when it was first taken. */
function firstOfEach(messages: readonly ReceivedMessage[]): ReceivedMessage[] {
  return [...new Map(messages.toReversed().map((message) => [message.id, message])).values()].toReversed()
}

function expectWhatHappened(home: Home, messages: readonly ReceivedMessage[]): void {
  // What came and went before anybody read of it was never there to those outside.
  if (home.end === 'deleted' && messages.length === 0) return
  const types = messages.map(({ type }) => type.replace('listing.', ''))
  const of = (type: string): number => types.filter((one) => one === type).length
  const prices = messages.flatMap(({ data: { minimum_price: price } }) => (typeof price === 'number' ? [price] : []))
  const times = messages.map(({ timestamp }) => timestamp)
  expect([home.id, types[0], of('published'), of('sold'), of('deleted')]).toEqual([
    home.id,
    'published',
    1,
    home.end === 'sold' ? 1 : 0,
    home.end === 'deleted' ? 1 : 0,
  ])
  if (home.end === 'deleted') expect(types.at(-1)).toBe('deleted')
  else expect(prices.at(-1)).toBe(home.price)
  expect(of('changed')).toBeLessThanOrEqual(home.changes)
  expect(times).toEqual(times.toSorted())
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  // Whoever is told another price is told that it is lower, once for each; of one that is sold at once it is not said.
  const lowered = new Set(prices).size - 1
  expect([lowered, home.end === 'sold' ? lowered - 1 : lowered]).toContain(of('price_lowered'))
}
