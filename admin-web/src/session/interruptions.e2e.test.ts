import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser, withoutNews } from '../browser/staff-page.fixture.ts'
import type { Page } from 'playwright-core'
import { z } from 'zod'

let staff: StaffBrowser
let calls: StaffCalls
const counted = z.object({ count: z.number() })

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

async function countListings(name: string): Promise<number> {
  return counted.parse(await calls.call('GET', `/admin/listing/?q=${encodeURIComponent(name)}`)).count
}

test('a session that ends in a half-filled form: sign in where one is, nothing typed is lost', async () => {
  const { listing } = await calls.addListing('Putol')
  const page = await staff.openSignedIn()
  // Whatever is still read once the session has ended asks to sign in before anything is saved: all has been read.
  await withoutNews(page)
  await page.goto(`/dashboard/editlisting/${listing}`, { waitUntil: 'networkidle' })
  await page.getByLabel('Listing name').fill('Putol at tuloy')
  const session = z.object({ refresh: z.string() })
  const stored = await page.evaluate(() => localStorage.getItem('login'))
  const { refresh } = session.parse(JSON.parse(stored ?? '{}'))
  await calls.call('POST', '/admin/logout/', { refresh })
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Session expired, sign in' })
  await dialog.getByLabel('Password').fill(staffSite().password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Listing name').inputValue()).toBe('Putol at tuloy')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved!').waitFor()
})

test('two tabs whose token has ended renew it, and both go on with the same one', async () => {
  const page = await staff.openSignedIn()
  const other = await page.context().newPage()
  const tabs = [page, other]
  // An address of the site without a script that might renew it.
  await page.goto('/robots.txt')
  let renewals = 0
  page.context().on('request', (request) => {
    if (request.url().endsWith('/login/refresh')) renewals += 1
  })
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('login') ?? '{}')
    localStorage.setItem('login', JSON.stringify({ ...session, expiresAtMs: 0 }))
  })
  await Promise.all([page.goto('/dashboard/listings'), other.goto('/dashboard/projects')])
  for (const tab of tabs) await tab.getByRole('row').nth(1).waitFor()
  // One asks as a rule; two where the browser shows a tab late what the other has stored.
  expect([1, 2]).toContain(renewals)
  await expect.poll(async () => new Set(await Promise.all(tabs.map(storedRefresh))).size).toBe(1)
  await calls.call('POST', '/admin/login/refresh', { refresh: await storedRefresh(page) })
})

function storedRefresh(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('login') ?? '{}').refresh)
}

test('the network goes in the middle of a save: it says so, saves once it is back, and keeps what is typed', async () => {
  const { listing } = await calls.addListing('Wifi')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Listing name').fill('Wifi na naman')
  await page.context().setOffline(true)
  await page.getByText('No network.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('No connection. Saving is tried again until it succeeds.').waitFor()
  await page.getByLabel('Bathrooms').fill('3')
  await page.context().setOffline(false)
  await page.getByText('Saved!').waitFor()
  await expect.poll(() => page.getByLabel('Bathrooms').inputValue()).toBe('3')
  expect(await countListings('Wifi na naman')).toBe(1)
})

test('an answer that is lost on its way leaves no double', async () => {
  await calls.addListing('Doble')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  await page.getByLabel('Listing name').fill('Doble kara')
  await page.getByLabel('Location').fill('Cebu City')
  await page.getByLabel('Listing owner').fill('Ana')
  await page.getByLabel('Owner of the property').fill('Jose')
  let lost = 0
  await page.route('**/api/admin/listing/?*', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.waitForURL('**/dashboard/editlisting/*')
  expect(lost).toBe(1)
  expect(await countListings('Doble kara')).toBe(1)
})

test('an upload that is interrupted goes on, and arrives once', async () => {
  const { listing } = await calls.addListing('Larawan')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  let lost = 0
  await page.route('**/upload_images/', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await page.locator('input[type=file]').setInputFiles([await drawPhoto(page, 'once.jpg', 10)])
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByText('once.jpg').waitFor({ state: 'detached' })
  const edit = z.object({ pictures: z.array(z.unknown()) })
  const { pictures } = edit.parse(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`))
  expect(pictures).toHaveLength(1)
})
