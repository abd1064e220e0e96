import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectShownFor } from '../browser/shown-for.fixture.ts'
import { openStaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** "The amenity alert lasts 3 seconds" (§9). */
const ALERT_MS = 3_000

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
  await expectShownFor(page, page.getByText('Amenity Created'), ALERT_MS, () => search.press('Enter'))
  await dialog.getByRole('button', { name: 'Rename Roof deck' }).click()
  await dialog.getByLabel('New name of Roof deck').fill('Roof garden')
  const save = dialog.getByRole('button', { name: 'Save' })
  await expectShownFor(page, page.getByText('Amenity Updated'), ALERT_MS, () => save.click())

  // The same again finds it, and makes no second one.
  await search.fill('roof GARDEN')
  await search.press('Enter')
  await expect.poll(() => dialog.getByRole('button', { name: 'Rename Roof garden' }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'History Roof garden' }).click()
  const history = page.getByRole('dialog', { name: 'History of Roof garden' })
  await history.getByText('Name: Roof deck became → Roof garden').waitFor()
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Delete Roof garden' }).click()
  await page.getByText('Are you sure you want to delete').waitFor()
  const yes = page.getByRole('button', { name: 'Yes' })
  await expectShownFor(page, page.getByText('Amenity Deleted'), ALERT_MS, () => yes.click())
})

test('a name that is being typed stays when somebody else renames the amenity, and both are laid side by side', async () => {
  const calls = await openStaffCalls()
  const id = await calls.create('/admin/amenities/', { name: 'Bulwagan' })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'Manage Amenities' }).click()
  const dialog = page.getByRole('dialog', { name: 'Manage Amenities' })
  await dialog.getByRole('button', { name: 'Rename Bulwagan' }).click()
  await dialog.getByLabel('New name of Bulwagan').fill('Function hall')
  await calls.call('PATCH', `/admin/amenities/${id}/`, { name: 'Bulwagan ng bayan' })
  await dialog.getByLabel('New name of Bulwagan ng bayan').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const both = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
  await both.getByText('Bulwagan ng bayan').waitFor()
  await both.getByRole('button', { name: 'Save these' }).click()
  await dialog.getByRole('button', { name: 'Rename Function hall' }).waitFor()
  expect(await calls.call('GET', '/admin/amenities/?q=Function')).toMatchObject({
    results: [{ id, name: 'Function hall' }],
  })
})
