import type { Page } from 'playwright-core'
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

const areaOf = (page: Page) => page.getByRole('combobox', { name: 'Area' })
const stored = (listing: number) => calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`)

test('says what a location was recognised as, while one types', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByText('Recognised in the location.', { exact: true }).waitFor()
  await page.getByLabel('Location').fill('Lahug, Cebu City')
  await page.getByText('Recognised in the location: Lahug, Cebu City.').waitFor()
  await expect.poll(() => areaOf(page).inputValue()).toBe('Lahug, Cebu City')
  await page.getByLabel('Location').fill('Atlantis')
  await page.getByText('Not recognised. Choose one, or name the city in the location.').waitFor()
  await expect.poll(() => areaOf(page).inputValue()).toBe('')
})

test('offers what a name of several areas may mean', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Location').fill('San Isidro')
  await page.getByText('Several areas have this name.').waitFor()
  await areaOf(page).click()
  await page.getByRole('option', { name: 'San Isidro, Nueva Ecija' }).click()
  await page.getByText('Chosen by hand.', { exact: true }).waitFor()
  await expect.poll(() => areaOf(page).inputValue()).toBe('San Isidro, Nueva Ecija')
})

test('another area is chosen by the keyboard alone, stays whatever the location becomes, and is given up again', async () => {
  const { listing } = await calls.addListing('Himagsik')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByText('Recognised in the location: Poblacion, Makati City.').waitFor()
  await areaOf(page).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('lahug cebu')
  // What was found for the first letters is on its way out.
  await expect
    .poll(() => page.getByRole('listbox').getByRole('option').first().innerText())
    .toContain('Lahug, Cebu City')
  await page.keyboard.press('Enter')
  await page.getByText('Chosen by hand. The location says Poblacion, Makati City.').waitFor()
  await page.getByLabel('Pin').fill('123.9, 10.33')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Latitude and longitude are swapped: give 10.33, 123.9.').waitFor()
  await page.getByLabel('Pin').fill('10.33, 123.9')
  await page.getByLabel('Location').fill('Makati')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved!', { exact: true }).waitFor()
  expect(await stored(listing)).toMatchObject({
    location: 'Makati',
    area: { label: 'Lahug, Cebu City' },
    area_chosen: true,
    point: { latitude: 10.33, longitude: 123.9 },
    point_precision: 'exact',
  })
  await page.getByRole('button', { name: 'Clear area' }).click()
  await page.getByText('Recognised in the location: Makati City, Metro Manila.').waitFor()
  await page.getByLabel('Pin').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => stored(listing))
    .toMatchObject({ area: { label: 'Makati City, Metro Manila' }, area_chosen: false, point_precision: 'city' })
})

test('says so when nothing is found, and when areas cannot be looked up; saving goes on', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await areaOf(page).fill('Xyzzyx')
  await page.getByText('No area of that name.').waitFor()
  await page.keyboard.press('Escape')
  await page.route('**/api/admin/places/**', (route) => route.fulfill({ status: 503, json: { detail: 'away' } }))
  await page.getByLabel('Location').fill('Cebu City')
  await page.getByText('Areas cannot be looked up right now. The location is resolved when you save.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Create' }).first().isEnabled()).toBe(true)
})

test('a project’s form has the same field', async () => {
  await calls.addListing('Makisig')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/projects')
  await page.getByRole('row', { name: 'Makisig Towers' }).getByRole('button', { name: 'Edit' }).click()
  await page.getByText('Recognised in the location: Poblacion, Makati City.').waitFor()
  await areaOf(page).fill('lahug cebu')
  await page.getByRole('option', { name: 'Lahug, Cebu City' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await calls.call('GET', '/admin/projects/?q=makisig')).toMatchObject({
    results: [{ area: { label: 'Lahug, Cebu City' }, area_chosen: true }],
  })
})
