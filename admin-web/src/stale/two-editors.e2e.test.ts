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

test('two staff edit one listing: the second sees both values of each field, and neither is lost', async () => {
  const { listing } = await calls.addListing('Dalawa')
  const first = await staff.openSignedIn()
  const second = await staff.openSignedIn({}, await calls.addAccount('editor', 'ikalawa@tahanan.example'))
  for (const page of [first, second]) {
    await page.goto(`/dashboard/editlisting/${listing}`)
    await page.getByLabel('Listing name').waitFor()
  }
  await first.getByLabel('Listing name').fill('Dalawa by the first')
  await first.getByLabel('Bathrooms').fill('2')
  await first.getByRole('button', { name: 'Save' }).click()
  await first.getByText('Saved!').waitFor()

  await second.getByLabel('Listing name').fill('Dalawa by the second')
  await second.getByLabel('Maximum price').fill('4000000')
  await second.getByRole('button', { name: 'Save' }).click()
  const dialog = second.getByRole('dialog')
  await dialog.getByText('Somebody else changed this meanwhile').waitFor()
  await dialog.getByText('Dalawa by the first').waitFor()
  await dialog.getByText('Dalawa by the second').waitFor()
  await dialog.getByText('Bathrooms').waitFor()
  await dialog.getByLabel('Take theirs').check()
  await dialog.getByRole('button', { name: 'Save these' }).click()
  await second.getByText('Saved!').waitFor()
  await expect.poll(() => second.getByLabel('Listing name').inputValue()).toBe('Dalawa by the first')
  expect(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`)).toMatchObject({
    name: 'Dalawa by the first',
    bathroom: 2,
    project_listing: { maximum_price: 4_000_000 },
  })
})

test('a record that somebody has deleted meanwhile', async () => {
  const { listing } = await calls.addListing('Wala')
  const page = await staff.openSignedIn()
  const live = page.waitForResponse('**/api/admin/live/')
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Listing name').fill('Wala na')
  await live
  await calls.call('DELETE', `/admin/listing/${listing}/`)
  await page.getByText('This has been deleted. It is shown as it was').waitFor()
  // There is nothing that could be laid beside it.
  await expect.poll(() => page.getByText(/ (changed|deleted) this meanwhile/).count()).toBe(0)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('This was deleted meanwhile.').waitFor()
  await expect.poll(() => page.getByLabel('Listing name').inputValue()).toBe('Wala na')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { name: 'Listings' }).waitFor()
})

test('a record that a colleague deletes while it is edited in a dialog', async () => {
  const realty = await calls.create('/admin/realty/', { name: 'Walang Bahay Realty' })
  const page = await staff.openSignedIn({}, await calls.addAccount('editor', 'wala@tahanan.example'))
  const live = page.waitForResponse('**/api/admin/live/')
  await page.goto('/dashboard/realty?q=Walang')
  await page.getByRole('button', { name: 'Update Walang Bahay Realty' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Walang Bahay')
  await live
  await calls.call('PATCH', `/admin/realty/${realty}/`, { contact_person: 'Ana' })
  await dialog.getByText('Somebody else changed this meanwhile. What you type stays').waitFor()
  await calls.call('DELETE', `/admin/realty/${realty}/`)
  await dialog.getByText('Somebody else deleted this meanwhile. It cannot be saved any more').waitFor()
  expect(await dialog.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Walang Bahay')
})
