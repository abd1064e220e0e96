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

test('fields come and go with the type; what is missing is said; a taken name keeps the dialog open', async () => {
  await calls.addListing('Mayumi')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'Add' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Single-attached').isChecked()).toBe(true)
  await dialog.getByLabel('Bank Financing').uncheck()
  await dialog.getByRole('button', { name: 'Add' }).click()
  // Name, developer, licence, location, and at least one way of financing.
  await expect.poll(() => dialog.getByText('Field is required').count()).toBe(5)
  await dialog.getByLabel('Property type').selectOption({ label: 'Commercial' })
  await expect
    .poll(() => dialog.getByLabel('Property subtype').locator('option').allTextContents())
    .toEqual(['Building', 'Hotel', 'Resort', 'Lot Only'])
  await expect.poll(() => dialog.getByText('Unit types').count()).toBe(0)
  await expect.poll(() => dialog.getByText('Financing options').count()).toBe(0)
  await expect.poll(() => dialog.getByText('Amenities').count()).toBe(0)
  await dialog.getByLabel('Project name').fill('mayumi TOWERS')
  await dialog.getByRole('combobox', { name: 'Developer' }).fill('Mayumi')
  await dialog.getByRole('option', { name: 'Mayumi Developers' }).click()
  await dialog.getByLabel('DHSUD LTS').fill('TBA')
  await dialog.getByText('This looks like a placeholder.').waitFor()
  await dialog.getByLabel('Location').fill('Makati')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByText('Name Already Exists').waitFor()
})

test('an edit requires a unit type', async () => {
  await calls.addListing('Sinag')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/projects?q=Sinag')
  await page.getByRole('button', { name: 'Edit Sinag Towers' }).click()
  await page.getByLabel('Studio').uncheck()
  await page.getByLabel('One-bedroom').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  const units = page.getByRole('group', { name: 'Unit types' })
  await expect.poll(() => units.getByText('Field is required').count()).toBe(1)
})
