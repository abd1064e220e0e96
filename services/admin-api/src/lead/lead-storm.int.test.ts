import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openTestCatalog, type TestCatalog } from '@tahanan/catalog/schema/catalog.fixture.ts'
import { leadPublicEndpoints } from '@tahanan/contracts/lead/lead.public-endpoints.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildEnquiry } from './lead.fixture.ts'

const LEADS = 1_000
/** After so many answers the process is killed. */
const KILLED_AT: readonly number[] = [200, 500]
const GIVE_UP_MS = 200_000

let catalog: TestCatalog
let intake: ChildProcess

beforeEach(async () => {
  catalog = await openTestCatalog()
})
afterEach(async () => {
  await kill()
  await catalog.drop()
})

async function start(port = 0): Promise<number> {
  const fixture = new URL('lead-intake.process.fixture.ts', import.meta.url).pathname
  const settings = [catalog.connectionString, String(port)]
  intake = spawn(process.execPath, [...typescriptArguments(), fixture, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (intake.stdout === null) throw new Error('The process has no output.')
  for await (const line of createInterface({ input: intake.stdout })) return Number(line)
  throw new Error('The process ended without a word.')
}

async function kill(): Promise<void> {
  if (intake.exitCode !== null || intake.signalCode !== null) return
  const gone = once(intake, 'exit')
  intake.kill('SIGKILL')
  await gone
}

/** Sends until there is an answer, as a patient visitor would; whoever has no key may thereby write twice. */
async function insist(port: number, at: number, key: string | undefined): Promise<string> {
  const body = JSON.stringify(buildEnquiry({ email: `visitor.${at}@example.com` }))
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${at >> 8}.${at & 255}.7`,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const giveUpAt = Date.now() + GIVE_UP_MS
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/lead/`, { method: 'POST', headers, body }).catch(
      () => undefined,
    )
    if (response?.status === 201) {
      const answer: unknown = await response.json().catch(() => undefined)
      if (answer !== undefined) return leadPublicEndpoints.submit.answer.parse(answer).reference
    } else if (response !== undefined && response.status !== 503) {
      throw new Error(`${response.status} ${await response.text()}`)
    }
    if (Date.now() > giveUpAt) throw new Error(`Visitor ${at} gave up.`)
    await pause(100 + Math.random() * 400)
  }
}

test(
  'a thousand visitors at once while the process is killed twice: every reference given is there once',
  { timeout: 300_000 },
  async () => {
    const port = await start()
    let answered = 0
    let kills = 0
    let restarting = Promise.resolve()
    const visitors = Array.from({ length: LEADS }, (_, at) => ({ at, key: at % 2 === 0 ? randomUUID() : undefined }))
    const references = await Promise.all(
      visitors.map(async ({ at, key }) => {
        const reference = await insist(port, at, key)
        answered += 1
        if (KILLED_AT.includes(answered)) {
          kills += 1
          restarting = restarting
            .then(kill)
            .then(() => start(port))
            .then(() => {})
        }
        return reference
      }),
    )
    await restarting
    expect(kills).toBe(2)
    expect(new Set(references).size).toBe(LEADS)

    const { rows } = await catalog.pool.query<{ reference: string; email: string; leads: number; mails: number }>(
      `select reference, min(email) as email, count(*)::integer as leads,
         (select count(*)::integer from app.outbox where key = 'lead-' || min(lead.id))
           + (select count(*)::integer from app.lead_digest where lead_id = min(lead.id)) as mails
       from app.lead group by reference`,
    )
    const found = new Map(rows.map((row) => [row.reference, row]))
    for (const [at, reference] of references.entries()) {
      expect(found.get(reference)).toEqual({ reference, email: `visitor.${at}@example.com`, leads: 1, mails: 1 })
    }
    const keyed = rows.filter(({ email }) => Number(/\d+/.exec(email)) % 2 === 0)
    expect(keyed).toHaveLength(LEADS / 2)
  },
)
