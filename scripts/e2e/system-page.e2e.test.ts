import { createHash, randomInt } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { openStaffCalls, type StaffCalls } from '@tahanan/admin-web/browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '@tahanan/admin-web/browser/staff-page.fixture.ts'
import { CATALOG_TOPIC } from '@tahanan/contracts/event/event-envelope.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openEventBus } from '@tahanan/platform/event-bus/open-event-bus.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { joinDatabase } from '@tahanan/standalone/database/start-database.ts'
import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { startMailServer } from '@tahanan/workers/mail/mail-server.fixture.ts'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const letters = z.object({ results: z.array(z.object({ key: z.string() })) })
const failures = z.object({ results: z.array(z.object({ owner_name: z.string() })) })
const edit = z.object({ pictures: z.array(z.object({ state: z.string() })) })

let staff: StaffBrowser
let calls: StaffCalls
let databaseUrl: string
let pool: Pool

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  ;({ databaseUrl } = await joinDatabase(loadConfig({ DATA_DIR: staffSite().dataDir })))
  pool = openPool({ connectionString: databaseUrl, max: 1, applicationName: 'browser-test' })
})
afterAll(async () => {
  await pool.end()
  await staff.close()
})

const keysOf = async (): Promise<string[]> =>
  letters.parse(await calls.call('GET', '/admin/system/dead-letters/')).results.map(({ key }) => key)
const ownersOfFailed = async (): Promise<string[]> =>
  failures.parse(await calls.call('GET', '/admin/system/failed-pictures/')).results.map((one) => one.owner_name)

test('a message that nothing can read is set aside, shown with its cause, and dismissed', async () => {
  const key = `amenity:${randomInt(1e6, 1e9)}`
  const bus = await openEventBus({ KAFKA_BROKERS: undefined }, { databaseUrl, onError: () => {} })
  const producer = await bus.openProducer('browser-test')
  const headers = { type: 'amenity.changed', correlationId: 'click-1' }
  await producer.send(CATALOG_TOPIC, [{ key, value: '{"name": poison}', headers }])
  await producer.close()
  await bus.close()
  await expect.poll(keysOf).toContain(key)

  const page = await staff.openSignedIn()
  await page.goto('/dashboard/system')
  const letter = page.getByRole('region', { name: 'Dead letters' }).getByRole('listitem').filter({ hasText: key })
  await letter.getByText(`amenity.changed, ${key}`).waitFor()
  await letter.getByText(/^UnreadableEvent/).waitFor()
  await letter.getByText('What it was').click()
  await letter.getByText('{"name": poison}', { exact: true }).waitFor()
  await letter.getByRole('button', { name: 'Dismiss' }).click()
  await letter.waitFor({ state: 'detached' })
  expect(await keysOf()).not.toContain(key)
})

test('a listing that could not be shown is shown by a replay, once its obstacle is gone', async () => {
  const name = `Sagabal ${randomInt(1e6, 1e9)}`
  await pool.query(`alter table read.listing_view add constraint obstacle check (card not like '%Sagabal%') not valid`)
  let key = ''
  try {
    key = `listing:${(await calls.addListing(name)).listing}`
    await expect.poll(keysOf).toContain(key)
  } finally {
    await pool.query('alter table read.listing_view drop constraint obstacle')
  }
  const found = async (): Promise<string> => (await fetch(`${staff.url}/api/listing?q=Sagabal`)).text()
  expect(await found()).not.toContain(name)
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/system')
  const letter = page.getByRole('region', { name: 'Dead letters' }).getByRole('listitem').filter({ hasText: key })
  await letter.getByText(/constraint "obstacle"/).waitFor()
  await letter.getByRole('button', { name: 'Replay' }).click()
  await letter.waitFor({ state: 'detached' })
  await expect.poll(found).toContain(name)
  expect(await keysOf()).not.toContain(key)
})

test('a picture whose original was lost fails, and is made when that is back and somebody tries again', async () => {
  const name = `Nawala ${randomInt(1e6, 1e9)}`
  const { listing } = await calls.addListing(name)
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const { dataDir } = staffSite()
  const original = join(dataDir, 'media/originals', `${createHash('sha256').update(photo).digest('hex')}.jpg`)
  // Nobody hears of the picture before its original is gone.
  await inTransaction(pool, async (client) => {
    await client.query('lock table bus.message in share mode')
    const form = new FormData()
    form.append('image[]', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
    await calls.call('POST', `/admin/listing/${listing}/upload_images/`, form)
    await rename(original, `${original}.lost`)
  })
  await expect.poll(ownersOfFailed).toContain(`${name} studio`)

  const page = await staff.openSignedIn()
  await page.goto('/dashboard/system')
  const failed = page.getByRole('region', { name: 'Failed pictures' }).getByRole('listitem').filter({ hasText: name })
  await failed.getByText('Its original is missing.').waitFor()
  await failed.getByRole('link', { name: `${name} studio` }).waitFor()
  await rename(`${original}.lost`, original)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await failed.waitFor({ state: 'detached' })
  const states = async () => {
    const { pictures: stored } = edit.parse(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`))
    return stored.map(({ state }) => state)
  }
  await expect.poll(states).toEqual(['ready'])
})

test('a mail that was refused to the end is shown with a masked address, and sent when somebody tries again', async () => {
  const email = `sulat${randomInt(1e6, 1e9)}@example.com`
  const { url, smtpPort } = staffSite()
  const mails = await startMailServer({ port: smtpPort })
  try {
    mails.refuse(() => ({ code: 550, text: `${email}: no such mailbox` }))
    const wish = { email, search: 'kind=house', cadence: 'at-once', language: 'en', elapsed_ms: 9_000 }
    const headers = { 'content-type': 'application/json' }
    const asked = await fetch(`${url}/api/alert/`, { method: 'POST', headers, body: JSON.stringify(wish) })
    expect(asked.status).toBe(204)
    const ofAddress = `address_id = (select id from app.alert_address where email = $1)`
    const tries = async () => (await pool.query(`select tries from app.alert_mail where ${ofAddress}`, [email])).rows
    await expect.poll(tries).toEqual([{ tries: 1 }])
    // Two days later.
    await pool.query(
      `with mail as (update app.alert_mail set tries = 15 where ${ofAddress} returning id)
       insert into app.outbox (destination, target, key, value, headers)
       select 'job', 'alert-mail', 'last-' || id, jsonb_build_object('mailId', id)::text, '{"correlationId": "test"}' from mail`,
      [email],
    )

    const page = await staff.openSignedIn()
    await page.goto('/dashboard/system')
    const title = 'Alert, to be confirmed, to s•••@example.com'
    const mail = page.getByRole('region', { name: 'Mails given up' }).getByRole('listitem').filter({ hasText: title })
    await mail.getByText('no such mailbox').waitFor()
    await mail.getByText('16 tries').waitFor()
    mails.refuse(undefined)
    await mail.getByRole('button', { name: 'Try again' }).click()
    await mail.waitFor({ state: 'detached' })
    await expect.poll(() => mails.mails.some(({ recipients }) => recipients.includes(email))).toBe(true)
  } finally {
    await mails.close()
  }
})
