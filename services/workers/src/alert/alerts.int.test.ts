import { queueAlertMails, retryAlertMails } from '@tahanan/catalog/alert/alert-digest.ts'
import { showAlerts } from '@tahanan/catalog/alert/alert-commands.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMailServer, type TestMailServer, textOf } from '../mail/mail-server.fixture.ts'
import { type AlertStage, openAlertStage, PATIENCE, tokenOf } from './alert-stage.fixture.ts'

let server: TestMailServer
let stage: AlertStage
beforeAll(async () => {
  server = await startMailServer()
  stage = await openAlertStage(server.port)
})
beforeEach(async () => {
  await stage.untilMatched()
  await stage.catalog.pool.query('delete from app.alert_address')
  await stage.catalog.pool.query('delete from app.alert_attempt')
  server.clear()
})
afterAll(async () => {
  await stage.close()
  await server.close()
})

const LIPA = '401014000'
const HOUR_MS = 3_600_000
const mailsCame = (count: number) => expect.poll(() => server.mails).toHaveLength(count)
/** Nothing waits any more, neither to be matched nor to be sent. */
async function untilQuiet(): Promise<void> {
  await stage.untilMatched()
  await vi.waitFor(async () => {
    const { rows } = await stage.catalog.pool.query(
      `select from app.outbox union all select from app.alert_mail where closed_at is null`,
    )
    expect(rows).toEqual([])
  }, PATIENCE)
}
const later = (ms: number) => ({ ...stage.context(), now: new Date(Date.now() + ms) })

test('asked, confirmed, told once, ended by one click', async () => {
  await stage.ask({ search: 'kind=house&status=For Sale&price=-5000000' })
  await mailsCame(1)
  const [asked] = server.mails
  expect(asked?.recipients).toEqual(['maria@example.com'])
  expect(textOf(asked)).toContain('House · For sale · Below ₱5M')
  await stage.publish({ name: 'Too early' })
  await stage.untilMatched()
  expect(await stage.act(asked, 'confirm')).toMatchObject([{ state: 'on', cadence: 'at-once' }])
  await stage.publish({ name: 'House <b>of & Joy</b>' })
  await stage.publish({ name: 'Too dear', priceCentavos: 900_000_000 })
  await mailsCame(2)
  const [, told] = server.mails
  const text = textOf(told)
  expect(text).toContain('New: House')
  expect(text).not.toMatch(/Too early|Too dear/)
  expect(text.split('text/html')[1]).not.toContain('<b>of')
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(text).toMatch(/List-Unsubscribe: <https:\/\/tahanan\.example\/api\/alert\/[\w-]{43}\/unsubscribe\/>/)
  await stage.act(told, 'end')
  await stage.publish({ name: 'Nobody hears of it' })
  await untilQuiet()
  await queueAlertMails(stage.catalog, later(HOUR_MS))
  await untilQuiet()
  expect(server.mails).toHaveLength(2)
})

test('a listing’s alert tells of a lower price and of its return, each once', async () => {
  const id = await stage.publish({ name: 'Watched house' })
  await stage.publish({ name: 'Other house' })
  await stage.untilMatched()
  const { rows } = await stage.catalog.pool.query<{ slug: string }>('select slug from app.listing where id = $1', [id])
  await stage.subscribe(server, { listing_slug: rows[0]?.slug })
  await stage.change(id, { priceCentavos: 400_000_000 })
  await mailsCame(2)
  expect(textOf(server.mails[1])).toContain('Price lowered: Watched house')
  // To and fro: the same price is no news.
  await stage.change(id, { priceCentavos: 450_000_000 })
  await stage.change(id, { priceCentavos: 400_000_000 })
  await stage.change(id, { availability: 1 })
  // The topic is compacted: what is replaced before it is read is no change.
  await stage.untilMatched()
  await stage.change(id, { availability: 0 })
  await stage.untilMatched()
  await queueAlertMails(stage.catalog, later(HOUR_MS))
  await mailsCame(3)
  expect(textOf(server.mails[2])).toContain('Back on the market: Watched house')
  await untilQuiet()
  expect(await queueAlertMails(stage.catalog, later(2 * HOUR_MS))).toBe(0)
})

test('one mail for all alerts of an address, twelve offers at most, each once', async () => {
  await stage.subscribe(server, { search: 'kind=house', cadence: 'daily' })
  await stage.subscribe(server, { search: 'status=For Sale&q=house', cadence: 'daily', language: 'en' })
  for (let house = 1; house <= 15; house += 1) await stage.publish({ name: `House number ${house}` })
  await stage.untilMatched()
  expect(await queueAlertMails(stage.catalog, stage.context())).toBe(0)
  expect(await queueAlertMails(stage.catalog, later(24 * HOUR_MS))).toBe(1)
  await mailsCame(3)
  const text = textOf(server.mails[2])
  const [plain = ''] = text.split('text/html')
  expect(plain.match(/New: House number/g)).toHaveLength(12)
  expect(plain).toContain('and 3 more: https://tahanan.example/search?kind=house')
})

test('in the language that it was asked in', async () => {
  await stage.subscribe(server, { search: 'kind=house', language: 'fil' })
  expect(textOf(server.mails[0])).toContain('https://tahanan.example/fil/alert/')
  await stage.publish({ name: 'Bahay sa Lipa' })
  await mailsCame(2)
  expect(textOf(server.mails[1])).toContain('Bago: Bahay sa Lipa')
  expect(textOf(server.mails[1])).toContain('https://tahanan.example/fil/listing/')
})

test('started anew, or reading the topic again, it tells nothing of what was there', async () => {
  await stage.subscribe(server, { search: 'kind=house' })
  await stage.publish({ name: 'Told once' })
  await mailsCame(2)
  await stage.readTopicAnew()
  await stage.publish({ name: 'Told after the restart' })
  await stage.untilMatched()
  await queueAlertMails(stage.catalog, later(HOUR_MS))
  await mailsCame(3)
  expect(textOf(server.mails[2])).not.toContain('Told once')
})

describe('a mail server', () => {
  test('that refuses a mail is asked again later, and its words name nobody in log or queue', async () => {
    server.refuse(() => ({ code: 451, text: 'maria@example.com: try again later' }))
    await stage.ask({ search: 'kind=house' })
    await expect.poll(() => stage.lines.join('')).toContain('was refused, and postponed')
    server.refuse(undefined)
    expect(await retryAlertMails(stage.catalog, later(2 * HOUR_MS))).toBe(1)
    await mailsCame(1)
    expect(stage.lines.join('')).not.toContain('maria@')
    await untilQuiet()
  })

  test('that is away costs no mail', async () => {
    const { port } = server
    await stage.subscribe(server, { search: 'kind=house' })
    await server.close()
    await stage.publish({ name: 'While the mail is down' })
    await expect.poll(() => stage.lines.join('')).toContain('mail server is away')
    server = await startMailServer({ port })
    await mailsCame(1)
    expect(textOf(server.mails[0])).toContain('While the mail is down')
    await untilQuiet()
  })
})

test('who has it already is told so, and nothing changes', async () => {
  const mail = await stage.subscribe(server, { search: 'kind=house', cadence: 'at-once' })
  await stage.ask({ search: 'kind=house', cadence: 'daily', language: 'fil' })
  await mailsCame(2)
  expect(textOf(server.mails[1])).toContain('Binabalitaan')
  expect(await showAlerts(stage.catalog, tokenOf(mail))).toMatchObject([{ state: 'on', cadence: 'at-once' }])
})

test('area, bedrooms and words narrow as in every search', async () => {
  await stage.subscribe(server, { search: `area=${LIPA}&bedrooms=3%2B&q=garden hou` })
  await stage.publish({ name: 'Garden House, Lipa', bedroom: 4, location: 'Lipa City, Batangas' })
  await stage.publish({ name: 'Garden House, small', bedroom: 2, location: 'Lipa City, Batangas' })
  await stage.publish({ name: 'Garden House, Cebu', bedroom: 4, location: 'Cebu City' })
  await stage.publish({ name: 'Plain House', bedroom: 4, location: 'Lipa City, Batangas' })
  await stage.untilMatched()
  await queueAlertMails(stage.catalog, later(HOUR_MS))
  await mailsCame(2)
  const text = textOf(server.mails[1])
  expect(text).toContain('New: Garden House, Lipa')
  expect(text).not.toMatch(/small|Garden House, Cebu|Plain House/)
})

afterEach(untilQuiet)
