import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

const LIVE = '/api/admin/live/'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('what is found by typing opens by keys alone, and what others do appears, also after an outage', async () => {
  // What other stories left unread.
  await calls.call('POST', '/admin/notifications/read/', { until: new Date().toISOString() })
  const { listing } = await calls.addListing('Daluyong')
  const rename = (name: string): Promise<unknown> => calls.call('POST', `/admin/listing/${listing}/update/`, { name })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  const connections: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith(LIVE)) connections.push(request.url())
  })

  // By name, and what one may do.
  await page.getByRole('heading', { name: 'Developers', level: 1 }).waitFor()
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  // The keys come a moment after the screen.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k')
      return palette.count()
    })
    .toBe(1)
  await palette.getByRole('combobox').pressSequentially('daluyong studio')
  await palette
    .getByRole('option', { name: /Daluyong studio/ })
    .first()
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/dashboard/viewlisting/${listing}`)
  await page.getByRole('heading', { name: 'Daluyong studio', level: 1 }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await palette
    .getByRole('option', { name: /Daluyong studio/ })
    .first()
    .waitFor()
  await page.keyboard.type('new listing')
  await palette
    .getByRole('option', { name: /New listing/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })

  // A colleague's change, without a reload.
  await rename('Daluyong one')
  await page.getByRole('heading', { name: 'Daluyong one', level: 1 }).waitFor()

  // A second tab shares the connection.
  const tab = await page.context().newPage()
  await tab.goto(`/dashboard/editlisting/${listing}`)
  const name = tab.getByLabel('Listing name')
  await name.fill('Daluyong / mine?')
  await expect.poll(() => name.inputValue()).toBe('Daluyong / mine?')
  await expect.poll(() => tab.evaluate(async () => (await navigator.locks.query()).pending?.length)).toBe(1)
  await rename('Daluyong two')
  await tab.getByText('You changed this meanwhile, in another window. What you type stays').waitFor()
  await page.getByRole('heading', { name: 'Daluyong two', level: 1 }).waitFor()
  await expect.poll(() => name.inputValue()).toBe('Daluyong / mine?')
  expect(connections).toHaveLength(1)
  await tab.close({ runBeforeUnload: false })

  // Away, and back again.
  await page.context().setOffline(true)
  await rename('Daluyong three')
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Daluyong three', level: 1 }).waitFor({ timeout: 60_000 })

  // A visitor writes.
  await expect.poll(() => page.title()).not.toMatch(/^\(/)
  const enquiry = {
    source: 'contact',
    fullname: 'Daluyong Visitor',
    email: 'd@visitor.example',
    phone: '0917 555 0190',
  }
  await fetch(`${staffSite().url}/api/lead/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...enquiry, message: 'Hello there', consent: true, elapsed_ms: 9_000, website: '' }),
  })
  await expect.poll(() => page.title()).toMatch(/^\(1\) /)
  await page
    .getByRole('button', { name: /^Notifications, \d+ unread/ })
    .first()
    .click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await list
    .getByRole('link', { name: /^New lead/ })
    .first()
    .waitFor()
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => page.title()).not.toMatch(/^\(/)
})
