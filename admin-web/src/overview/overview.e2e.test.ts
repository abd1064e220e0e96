import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'
import { watchConsole } from '../browser/watch-console.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('charts with their tables, what needs care, and what was done', async () => {
  const { listing } = await calls.addListing('Tanaw')
  await calls.create('/admin/leads/', {
    source: 'sell',
    fullname: 'Ana Cruz',
    email: 'ana@example.ph',
    phone: '0917 555 0009',
    message: 'Please sell my lot.',
  })
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  const charts = new Set<string>()
  page.on('request', (request) => {
    if (/\/chart[^/]*\.js$/.test(request.url())) charts.add(request.url())
  })
  await page.goto('/dashboard/developers')
  await page.getByRole('heading', { name: 'Developers' }).waitFor()
  // Charts are fetched with this screen alone.
  expect(charts.size).toBe(0)
  await page.getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()

  const leads = page.getByRole('region', { name: 'Leads by source and week', exact: true })
  await leads.locator('svg.recharts-surface').waitFor()
  expect(charts.size).toBeGreaterThan(0)
  await leads.getByText('As a table').click()
  const table = leads.getByRole('table')
  await expect
    .poll(() => table.getByRole('columnheader').allTextContents())
    .toEqual(['Week of', 'Listing Page', 'Contact Us Page', 'Sell/Lease', 'Appraisal', 'Reports'])
  await expect.poll(() => table.getByRole('row').count()).toBe(13)
  expect(Number(await table.getByRole('row').last().getByRole('cell').nth(2).textContent())).toBeGreaterThan(0)
  await page.getByRole('region', { name: 'Listings by status', exact: true }).locator('svg.recharts-surface').waitFor()

  const care = page.getByRole('region', { name: 'listings needing care' })
  await care.getByLabel('Search listings needing care').fill('Tanaw')
  const row = care.getByRole('row').filter({ hasText: 'Tanaw studio' })
  await row.getByText('There is no picture.').waitFor()
  await care.getByLabel('Why a listing needs care').selectOption('no_authority')
  await row.waitFor({ state: 'detached' })
  await care.getByText('No listings needing care match “Tanaw”').waitFor()
  await care.getByLabel('Why a listing needs care').selectOption('no_pictures')
  await row.waitFor()

  const activity = page.getByRole('region', { name: 'Newest activity' })
  await activity
    .getByText(/created/)
    .first()
    .waitFor()
  await row.getByRole('link', { name: 'Tanaw studio' }).click()
  await page.waitForURL(`**/dashboard/editlisting/${listing}`)
  expect(watched.problems).toEqual([])
})

test('a broker without a licence needs care', async () => {
  await calls.create('/admin/broker/', { name: 'Brenda Walang-Lisensya', contact: '0917 555 0010' })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/overview')
  const care = page.getByRole('region', { name: 'people needing care' })
  await care.getByLabel('Search people needing care').fill('Brenda')
  const row = care.getByRole('row').filter({ hasText: 'Brenda Walang-Lisensya' })
  await row.getByText('Licence missing').waitFor()
  await row.getByRole('link').click()
  await page.waitForURL('**/dashboard/broker?q=Brenda*')
  const cell = page.getByRole('cell', { name: 'Brenda Walang-Lisensya', exact: true })
  await expect.poll(() => cell.count()).toBe(1)
})

test('says so when it cannot be loaded, and tries again', async () => {
  const page = await staff.openSignedIn()
  let isAway = true
  await page.route('**/api/admin/overview/', (route) =>
    isAway ? route.fulfill({ status: 400, json: { q: ['No.'] } }) : route.continue(),
  )
  await page.goto('/dashboard/overview')
  await page.getByText('This could not be loaded').waitFor()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Newest activity' }).count()).toBe(1)
})
