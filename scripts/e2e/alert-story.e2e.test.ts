import { randomInt } from 'node:crypto'
import { openStaffCalls, type StaffCalls } from '@tahanan/admin-web/browser/staff-calls.fixture.ts'
import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { createVisitor, type Visitor } from '@tahanan/web/browser/visitor.fixture.ts'
import {
  type ReceivedMail,
  startMailServer,
  type TestMailServer,
  textOf,
} from '@tahanan/workers/mail/mail-server.fixture.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let server: TestMailServer
let calls: StaffCalls
let visitor: Visitor
beforeAll(async () => {
  server = await startMailServer({ port: staffSite().smtpPort })
  calls = await openStaffCalls()
})
afterEach(() => visitor.close())
afterAll(() => server.close())

/** Nobody reads and types faster. */
const READING_MS = 3_000

const mailsTo = (address: string): readonly ReceivedMail[] =>
  server.mails.filter(({ recipients }) => recipients.includes(address))
const mailCame = async (address: string, count: number): Promise<string> => {
  await expect.poll(() => mailsTo(address).length).toBe(count)
  return textOf(mailsTo(address)[count - 1])
}
const linkIn = (text: string): string => /localhost:\d+((?:\/fil)?\/alert\/\S+)/.exec(text)?.[1] ?? ''

async function publish(name: string, pesos: number): Promise<void> {
  await calls.call('POST', '/admin/listing/?listing_type=brokerage', {
    name,
    location: 'Lipa City, Batangas',
    listing_owner: 'A. Reyes',
    owner_of_the_property: 'B. Cruz',
    property_type: 0,
    property_subtype: 1,
    price: pesos,
    is_published: true,
  })
}

/** Only now: what the page still fetches needs a clock that goes. */
async function readOn(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.fastForward(READING_MS)
}

async function askOn(path: string, button: string, address: string, submit: string): Promise<void> {
  const { page } = visitor
  await visitor.open(path)
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'E-mail' }).waitFor()
  await readOn(page)
  // The field has the focus, and Enter sends: no mouse is needed.
  await page.keyboard.type(address)
  await dialog.getByRole('radio', { name: /^(At once|Agad)$/ }).check()
  expect(await visitor.findBarriers()).toEqual([])
  await dialog.getByRole('button', { name: submit }).press('Enter')
  await dialog.getByText(address).waitFor()
}

test('asked on the site, confirmed, told of what fits, ended by one click', async () => {
  const mark = `Tagpuan ${randomInt(1e6, 1e9)}`
  const address = `maria-${randomInt(1e9)}@example.com`
  visitor = await createVisitor({ site: staffSite().url, width: 360, theme: 'dark' })
  const { page } = visitor
  await askOn('/search?search=house+lipa+under+5M', 'Tell me of new ones', address, 'Send me the link')
  const asked = await mailCame(address, 1)
  expect(asked).toContain('House · For sale · Lipa City, Batangas · Below ₱5M')

  await visitor.open(linkIn(asked))
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await page.getByText('You are told of this.').waitFor()
  expect(await visitor.findBarriers()).toEqual([])

  await publish(`${mark} too dear`, 9_000_000)
  await publish(`${mark} house`, 4_000_000)
  const told = await mailCame(address, 2)
  expect(told).toContain(`New: ${mark} house`)
  expect(told).not.toContain('too dear')
  await visitor.open(/localhost:\d+(\/listing\/\S+)/.exec(told)?.[1] ?? '')
  await page.getByRole('heading', { name: `${mark} house` }).waitFor()

  const oneClick = /List-Unsubscribe: <([^>]+)>/.exec(told)?.[1] ?? ''
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(oneClick, { method: 'POST', body })).status).toBe(204)
  await publish(`${mark} nobody hears of`, 4_100_000)
  await visitor.open(linkIn(asked))
  await page.getByText('Ended: nothing is sent any more.').waitFor()
  await expect.poll(async () => (await fetch(`${staffSite().url}/api/listing/?q=${mark}`)).status).toBe(200)
  expect(mailsTo(address)).toHaveLength(2)
  expect(visitor.problems).toEqual([])
})

test('in Filipino, and without a script from the link on', async () => {
  const address = `jose-${randomInt(1e9)}@example.com`
  visitor = await createVisitor({ site: staffSite().url, width: 1440 })
  await askOn('/fil/search', 'Balitaan ako ng bago', address, 'Padalhan ako ng link')
  const link = linkIn(await mailCame(address, 1))
  expect(link).toMatch(/^\/fil\/alert\//)
  await visitor.close()
  visitor = await createVisitor({ site: staffSite().url, javaScriptEnabled: false })
  const { page } = visitor
  await visitor.open(link)
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  await page.getByRole('button', { name: 'Oo, balitaan ako' }).click()
  const said = page.locator('form p').first()
  await expect.poll(() => said.textContent()).toBe('Binabalitaan ka tungkol dito.')
  await page.getByRole('button', { name: 'Itigil' }).click()
  await expect.poll(() => said.textContent()).toContain('Tapos na: wala nang ipapadala.')
})

test('asked too often, and offline: it is said, and what was typed is still there', async () => {
  const address = `lola-${randomInt(1e9)}@example.com`
  const body = JSON.stringify({ email: address, search: '', cadence: 'daily', language: 'en', elapsed_ms: 9_000 })
  for (let time = 0; time < 5; time += 1) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.77.0.${time}` }
    await fetch(`${staffSite().url}/api/alert/`, { method: 'POST', body, headers })
  }
  visitor = await createVisitor({ site: staffSite().url })
  const { page } = visitor
  await visitor.open('/search')
  await page.getByRole('button', { name: 'Tell me of new ones' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })
  const send = page.getByRole('button', { name: 'Send me the link' })
  await field.waitFor()
  await readOn(page)
  await field.fill('nobody')
  await send.click()
  await page.getByText('E-mail must be valid').waitFor()
  await field.fill(address)
  await send.click()
  await page.getByRole('alert').getByText('asked often enough for now').waitFor()
  await page.context().setOffline(true)
  await send.click()
  await page.getByRole('alert').getByText('You seem to be offline').waitFor()
  await expect.poll(() => field.inputValue()).toBe(address)
})
