import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'
import { watchConsole } from '../browser/watch-console.fixture.ts'

/** More than a page of the trail. */
const AMENITIES = 27

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('the history of one record says what became what', async () => {
  const { developer } = await calls.addListing('Bakas')
  await calls.call('PATCH', `/admin/developer/${developer}/`, { office_address: 'Taguig' })
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  await page.goto(`/dashboard/audit?noun=developer&id=${developer}`)
  await page.getByRole('heading', { name: `History of developer ${developer}` }).waitFor()
  const change = page.getByRole('row').filter({ hasText: 'changed' })
  await change.getByText('Office address:').waitFor()
  await expect
    .poll(() => change.getByRole('listitem').first().textContent())
    .toBe('Office address: Makati became  → Taguig')
  await page.getByRole('row').filter({ hasText: 'created' }).waitFor()

  // Narrower, and wide again; the address keeps it.
  await page.getByLabel('Action').selectOption('update')
  await page.waitForURL('**/dashboard/audit?noun=developer&id=*&action=update')
  await page.getByRole('row').filter({ hasText: 'created' }).waitFor({ state: 'detached' })
  await page.getByLabel('To', { exact: true }).fill('2020-01-31')
  await page.getByText('Nothing of this kind has happened').waitFor()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.waitForURL('**/dashboard/audit')
  await page.getByRole('heading', { name: 'Audit', exact: true }).waitFor()
  await page.goBack()
  await page.getByText('Nothing of this kind has happened').waitFor()
  expect(watched.problems).toEqual([])
})

test('goes on to older entries, and back', async () => {
  for (let place = 1; place <= AMENITIES; place += 1)
    await calls.create('/admin/amenities/', { name: `Bakas ${place}` })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/audit?noun=amenity&action=create')
  await page.getByText('25 entries').waitFor()
  const newest = await page.getByRole('row').nth(1).textContent()
  await page.getByRole('button', { name: 'Older' }).click()
  await page.waitForURL('**before=*')
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).not.toBe(newest)
  await page.getByRole('button', { name: 'Newest' }).click()
  await expect.poll(() => page.getByRole('row').nth(1).textContent()).toBe(newest)
})
