import { queueAlertMails, retryAlertMails } from '@tahanan/catalog/alert/alert-digest.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import {
  type ReceivedMail,
  startMailServer,
  type TestMailServer,
  textOf,
} from '@tahanan/workers/mail/mail-server.fixture.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { signIn, type Staff } from '../deployment/staff.ts'
import { untilTrue } from '../engines/until-true.ts'
import { type EmbeddedSystem, startEmbeddedSystem } from './embedded-system.fixture.ts'
import { killAtRandom } from './kill-at-random.ts'
import { numberWord } from './number-word.ts'
import { patienceAfter, STORY_PATIENCE } from './story-length.ts'

const { killingMs } = inject('storyLength')
const timeout = killingMs * 3 + STORY_PATIENCE.timeout * 2
const EVERY_MS = 4_000
const HOUR_MS = 3_600_000
const ADDRESSES = ['ana', 'ben', 'carla'].map((name) => `${name}@example.com`)

let server: TestMailServer
let system: EmbeddedSystem
let staff: Staff
beforeAll(async () => {
  server = await startMailServer()
  system = await startEmbeddedSystem({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })
  staff = await signIn(system.url)
}, timeout)
afterAll(async () => {
  await system.stop()
  await server.close()
}, timeout)

async function post(path: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${system.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

async function publish(name: string, more: object = {}): Promise<void> {
  const { status } = await staff.send('POST', '/admin/listing/?listing_type=brokerage', {
    name,
    location: 'Lipa City, Batangas',
    listing_owner: 'A. Reyes',
    owner_of_the_property: 'B. Cruz',
    property_type: 0,
    property_subtype: 1,
    price: 3_000_000,
    is_published: true,
    ...more,
  })
  expect(status).toBe(201)
}

/** Each mail once: SMTP may bring one that was sent again, under the same id. */
function distinctMails(): ReadonlyMap<string, ReceivedMail> {
  return new Map(server.mails.map((mail) => [/^Message-ID: (\S+)/im.exec(textOf(mail))?.[1] ?? '', mail]))
}

/** What an address was told of, as often as it was told: by name, and how many more a mail had no room for. */
function toldTo(address: string): { readonly names: readonly string[]; readonly count: number } {
  const texts = [...distinctMails().values()]
    .filter(({ recipients }) => recipients.includes(address))
    .map((mail) => textOf(mail).split('text/html')[0] ?? '')
  const names = texts.flatMap((text) => [...text.matchAll(/^New: (.+)$/gm)].map(([, name = '']) => name.trim()))
  const more = texts.map((text) => Number(/^and (\d+) more:/m.exec(text)?.[1] ?? 0))
  return { names, count: names.length + more.reduce((sum, count) => sum + count, 0) }
}

test(
  'killed at random, by a mail server that refuses a third: each address hears of each new offer, once',
  { timeout },
  async () => {
    for (const email of ADDRESSES) {
      const wish = { email, search: 'kind=house', cadence: 'at-once', language: 'en', elapsed_ms: 9_000 }
      expect(await post('/alert/', wish)).toBe(204)
    }
    await expect.poll(() => server.mails.length, STORY_PATIENCE).toBe(ADDRESSES.length)
    for (const mail of server.mails) {
      const token = /\/alert\/([\w-]{43})\?/.exec(textOf(mail))?.[1]
      expect(await post(`/alert/${token}/`, { act: 'confirm' })).toBe(200)
    }

    server.refuse(() => (Math.random() < 1 / 3 ? { code: 451, text: 'Not now' } : undefined))
    const expected = new Set<string>()
    // Who is told at once gets no two mails within a quarter of an hour, and a refused one waits: the clock goes on faster.
    let hours = 0
    const hasten = () =>
      system.withPipeline(async ({ catalogPool: pool }) => {
        hours += 7
        const context = { actor: SYSTEM_ACTOR, now: new Date(Date.now() + hours * HOUR_MS), correlationId: 'story' }
        await queueAlertMails({ pool }, context)
        await retryAlertMails({ pool }, context)
      })
    const killing = killAtRandom(() => system.list('pipeline'), { forMs: killingMs, everyMs: EVERY_MS })
    const until = performance.now() + killingMs
    for (let number = 1; performance.now() < until; number += 1) {
      const name = `Bahay ${numberWord(number)}`
      await publish(name)
      expected.add(name)
      await publish(`Lote ${numberWord(number)}`, { property_subtype: 0 })
      await publish(`Guhit ${numberWord(number)}`, { is_published: false })
      if (number % 3 === 0) await hasten()
      await pause(500)
    }
    const kills = await killing
    expect(kills).toBeGreaterThan(0)
    expect(await untilTrue(system.isReady, STORY_PATIENCE.timeout)).toBe(true)
    const isAllTold = async () => {
      await hasten()
      return ADDRESSES.every((address) => toldTo(address).count >= expected.size)
    }
    await expect.poll(isAllTold, { ...patienceAfter(killingMs), interval: 2_000 }).toBe(true)
    for (const address of ADDRESSES) {
      const { names, count } = toldTo(address)
      expect([address, count, new Set(names).size]).toEqual([address, expected.size, names.length])
      expect(names.filter((name) => !expected.has(name))).toEqual([])
    }
    const again = server.mails.length - distinctMails().size
    console.log(`Killed ${kills} times; ${expected.size} offers, ${server.mails.length} mails, ${again} of them again.`)
  },
)
