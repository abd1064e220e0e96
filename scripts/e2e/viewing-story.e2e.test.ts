import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVisitor, type Visitor } from '@tahanan/web/browser/visitor.fixture.ts'
import { startMailServer, type TestMailServer } from '@tahanan/workers/mail/mail-server.fixture.ts'
import { calendarIn, unquoted } from '@tahanan/workers/viewing/calendar-in.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMINISTRATOR, type RunningSystem, runToEnd, startSystem } from './running-systems.setup.ts'

const STAFF = 'sales@agency.ph'
const VISITOR = 'maria@example.ph'

let site: RunningSystem
let mails: TestMailServer
let folder = ''
const visitors: Visitor[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-viewing-'))
  // Run by root, PostgreSQL is another account, which must get through.
  await chmod(folder, 0o755)
  mails = await startMailServer()
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DEMO: 'off',
    ADMIN_USERNAME: ADMINISTRATOR.username,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    LOG_LEVEL: 'error',
    TRUST_PROXY: '1',
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    LEAD_MAIL_TO: STAFF,
  }
  await runToEnd('scripts/run.mjs', ['scripts/seed/seed.ts', '--listings', '10'], settings)
  site = await startSystem(settings)
})
afterAll(async () => {
  for (const visitor of visitors) await visitor.close()
  await site.stop()
  await mails.close()
  await rm(folder, { recursive: true, force: true })
})

async function openVisitor(options: { readonly width: number; readonly theme: 'light' | 'dark' }): Promise<Visitor> {
  const visitor = await createVisitor({ site: site.url, ...options })
  visitors.push(visitor)
  return visitor
}

/** The next mails to the visitor and to staff, with their calendars. */
async function nextMails() {
  const to = (address: string) => mails.mails.find(({ recipients }) => recipients.includes(address))
  await expect.poll(() => [to(VISITOR), to(STAFF)]).not.toContain(undefined)
  const [own, staff] = [to(VISITOR), to(STAFF)]
  if (own === undefined || staff === undefined) throw new Error('The mails have gone.')
  mails.clear()
  return { text: unquoted(own.content), visitor: calendarIn(own), staff: calendarIn(staff) }
}

test('a viewing is proposed on a phone, confirmed, moved, and cancelled through the link of its mail', async () => {
  const visitor = await openVisitor({ width: 360, theme: 'dark' })
  const { page } = visitor
  await visitor.open('/search')
  const address = (await page.locator('a[href*="/listing/"]').first().getAttribute('href')) ?? ''
  await visitor.open(address)
  const dialog = page.getByRole('dialog')
  // The button's code comes once the page stands.
  const propose = () => page.getByRole('button', { name: 'Propose a viewing' }).click()
  const isOpen = () =>
    dialog.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    )
  await expect.poll(() => propose().then(isOpen)).toBe(true)
  const send = dialog.getByRole('button', { name: 'Propose these times' })
  await dialog.getByLabel('Day').selectOption({ index: 2 })
  await dialog.getByText('10:00 AM', { exact: true }).click()
  await dialog.getByText('2:00 PM', { exact: true }).click()
  // With the keyboard as well.
  await dialog.getByLabel('4:30 PM', { exact: true }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => dialog.getByLabel('9:00 AM', { exact: true }).isDisabled()).toBe(true)
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3)
  await expect.poll(() => send.isDisabled()).toBe(true)
  await dialog.getByLabel('Full name').fill('Maria Clara')
  await dialog.getByLabel('E-mail').fill(VISITOR)
  await dialog.getByLabel('Phone').fill('0917 123 4567')
  expect(await visitor.findBarriers()).toEqual([])
  // Closed and opened again, what was typed and chosen is there.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Propose a viewing' }).click()
  await expect.poll(() => dialog.getByLabel('Full name').inputValue()).toBe('Maria Clara')
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3)
  await dialog.getByLabel(/^I agree/).check()
  await page.context().setOffline(true)
  await send.click()
  await dialog.getByText(/^You seem to be offline/).waitFor()
  await page.context().setOffline(false)
  // A form that is sent faster than anybody types looks like spam.
  await page.waitForFunction((since) => Date.now() - since > 2_000, Date.now())
  await send.click()
  const reference = await dialog.getByText(/^TH-/).innerText()
  await expect.poll(() => mails.mails).toHaveLength(1)
  expect(mails.mails[0]?.recipients).toEqual([STAFF])
  mails.clear()

  const { page: desk, ...staff } = await openVisitor({ width: 1440, theme: 'light' })
  await desk.goto('/login')
  await desk.getByLabel('Username').fill(ADMINISTRATOR.username)
  await desk.getByLabel('Password').fill(ADMINISTRATOR.password)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await desk.waitForURL('**/dashboard/developers')
  await desk.getByRole('link', { name: 'Viewings' }).click()
  await desk.getByRole('heading', { name: 'To answer (1)' }).waitFor()
  await desk
    .getByRole('region', { name: /^To answer/ })
    .getByRole('link')
    .click()
  await desk.getByText(reference).waitFor()
  await desk.getByRole('button', { name: /^Confirm the viewing/ }).click()
  await desk.getByRole('dialog').getByLabel(/2:00/).check()
  await desk.getByLabel('A word to the visitor').fill('Meet us at the gate; bring an ID.')
  expect(await staff.findBarriers()).toEqual([])
  await desk.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await desk.getByText('Confirmed', { exact: true }).waitFor()
  const confirmed = await nextMails()
  expect(confirmed.visitor).toMatchObject({ method: 'REQUEST', sequence: 0 })
  expect(confirmed.visitor.startsAt).toMatch(/T06:00/)
  expect(confirmed.staff.uid).toBe(confirmed.visitor.uid)
  expect(confirmed.text).toContain('Meet us at the gate; bring an ID.')

  await desk.getByRole('button', { name: /^Move the viewing/ }).click()
  const when = desk.getByLabel(/^Day and time/)
  const before = await when.inputValue()
  await when.fill(before.replace('14:00', '07:00'))
  await desk.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  await desk.getByText(/from 9:00 AM to 5:00 PM in Manila/).waitFor()
  await when.fill(before.replace('14:00', '15:30'))
  await desk.getByRole('dialog').getByRole('button', { name: 'Move' }).click()
  const moved = await nextMails()
  expect(moved.visitor).toMatchObject({ method: 'REQUEST', sequence: 1, uid: confirmed.visitor.uid })
  expect(moved.visitor.startsAt).toMatch(/T07:30/)

  const link = /\/viewing\/[\w-]{43}/.exec(moved.text)?.[0] ?? ''
  await visitor.open(link)
  await page.getByText('It is confirmed.').waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await page.getByRole('button', { name: 'Cancel this viewing' }).click()
  await page.getByText('It is cancelled.').waitFor()
  const cancelled = await nextMails()
  expect(cancelled.visitor).toMatchObject({ method: 'CANCEL', sequence: 2, uid: confirmed.visitor.uid })
  expect(cancelled.staff).toMatchObject({ method: 'CANCEL', sequence: 2 })
  await desk.reload()
  await desk.getByText('Cancelled', { exact: true }).waitFor()
  expect(visitor.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
