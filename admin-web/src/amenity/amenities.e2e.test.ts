import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

test('amenities are created with Enter, renamed and deleted, each with its alert of three seconds', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'Manage Amenities' }).click()
  const dialog = page.getByRole('dialog').first()
  const search = dialog.getByLabel('Search or create amenities')
  await search.fill('Roof deck')
  await dialog.getByText('No results matching “Roof deck”. Press enter to create a new one').waitFor()
  await search.press('Enter')
  await page.getByText('Amenity Created').waitFor()
  const shownAt = performance.now()
  await dialog.getByRole('button', { name: 'Rename Roof deck' }).click()
  await dialog.getByLabel('New name of Roof deck').fill('Roof garden')
  await page.getByText('Amenity Created').waitFor({ state: 'detached' })
  const lastedMs = performance.now() - shownAt
  expect(lastedMs).toBeGreaterThan(1_500)
  expect(lastedMs).toBeLessThan(4_500)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Amenity Updated').waitFor()

  // The same again finds it, and makes no second one.
  await search.fill('roof GARDEN')
  await search.press('Enter')
  await expect.poll(() => dialog.getByRole('button', { name: 'Rename Roof garden' }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Delete Roof garden' }).click()
  await page.getByText('Are you sure you want to delete').waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Amenity Deleted').waitFor()
})
