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

test('what is missing, what is no image and whose name is taken is said; the dialog stays, and begins anew', async () => {
  await calls.addListing('Dalisay')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => dialog.getByText('Field is required').count()).toBe(4)
  await dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }])
  await dialog.getByText('Invalid image format: logo.gif').waitFor()
  await dialog.getByLabel('Name').fill('DALISAY developers')
  await dialog.getByLabel('Office address').fill('Makati')
  await dialog.getByLabel('Contact person').fill('Ana')
  await dialog.getByLabel('Contact number').fill('0917')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('Name Already Exists').waitFor()
  // What was typed is asked for before it goes.
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.getByText('Close without saving what you typed?').waitFor()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Add' }).first().click()
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('')
})

test('an edit requires details and a logo as well', async () => {
  await calls.addListing('Hiraya')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  await page.getByLabel('Search developers').fill('Hiraya')
  await page.getByRole('button', { name: 'Edit Hiraya Developers' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.getByRole('dialog').getByText('Field is required').count()).toBe(2)
})

test('deleting asks, refuses what is in use, and removes what is not', async () => {
  await calls.addListing('Luntian')
  await calls.create('/admin/developer/', {
    name: 'Nobody Builders',
    office_address: 'Pasay',
    contact_person: 'Nobody',
    contact_number: '1',
  })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  await page.getByRole('button', { name: 'Delete Luntian Developers' }).click()
  await page.getByText('Are you sure you want to delete').waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('This developer has projects (1). Delete or move them first.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'Delete Nobody Builders' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => page.getByRole('cell', { name: 'Nobody Builders', exact: true }).count()).toBe(0)
})
