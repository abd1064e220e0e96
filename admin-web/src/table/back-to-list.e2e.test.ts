import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('search and page of a list are there again after Back, of the browser and of the screen', async () => {
  await calls.addListing('Balik')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings?page_size=25')
  await page.getByLabel('Search listings').fill('Balik')
  for (const back of [() => page.goBack(), () => page.getByRole('link', { name: 'Back' }).click()]) {
    await page.getByRole('link', { name: 'View Balik studio' }).click()
    await page.getByRole('heading', { name: 'Balik studio' }).waitFor()
    await back()
    await expect.poll(() => page.getByLabel('Search listings').inputValue()).toBe('Balik')
    expect(new URL(page.url()).search).toBe('?page_size=25&q=Balik')
  }
  await page.goto('/dashboard/overview')
  await page.getByLabel('Search listings needing care').fill('Balik')
  await page.getByLabel('Why a listing needs care').selectOption('no_pictures')
  await page.getByRole('link', { name: 'Balik studio' }).first().click()
  await page.getByRole('heading', { name: 'Balik studio' }).waitFor()
  await page.goBack()
  await expect.poll(() => page.getByLabel('Search listings needing care').inputValue()).toBe('Balik')
  await expect.poll(() => page.getByLabel('Why a listing needs care').inputValue()).toBe('no_pictures')
})

test('overdue leads stand out, are counted and linked to; closed ones are not to be dealt with', async () => {
  const lead = (name: string) => calls.create('/admin/leads/', { fullname: name, phone: '0917 555 0177' })
  const [late, closed] = [await lead('Huli Cruz'), await lead('Sarado Cruz')]
  await calls.call('PATCH', `/admin/leads/${late}/`, { next_follow_up_on: '2026-01-05' })
  await calls.call('PATCH', `/admin/leads/${closed}/`, { status: 'closed' })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/overview')
  await page.getByRole('link', { name: /^and \d+ overdue$/ }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'Huli Cruz' })
    .getByText(/^Overdue for \d+ days/)
    .waitFor()
  await expect.poll(() => page.getByText('Sarado Cruz').count()).toBe(0)
  await page.getByLabel('Folder').selectOption('open')
  await page.getByRole('row').filter({ hasText: 'Huli Cruz' }).waitFor()
  await expect.poll(() => page.getByText('Sarado Cruz').count()).toBe(0)
  await page.getByLabel('Status').selectOption('closed')
  await page.getByRole('link', { name: 'Sarado Cruz', exact: true }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(() => new URL(page.url()).search).toContain('status=closed')
})
