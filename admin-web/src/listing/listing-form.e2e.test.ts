import {
  BROKERAGE_FIELDS,
  COMMON_FIELDS,
  plainFields,
  PROJECT_FIELDS,
} from '@tahanan/contracts/listing/listing-fields.ts'
import { holdBack } from '@tahanan/web/browser/visitor.fixture.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectShownFor } from '../browser/shown-for.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** "The warning lasts 8000 ms", "the saved alert lasts 1500 ms" (§9). */
const WARNING_MS = 8_000
const SAVED_MS = 1_500

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

async function chooseProject(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Project' }).fill(name)
  await page.getByRole('option', { name }).click()
}

test('a project listing says what is missing', async () => {
  await calls.addListing('Amihan')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await expect.poll(() => page.getByText('Field is required').count()).toBe(3)
  // The first wrong field takes the focus, and with it what was open.
  await page.locator('[aria-invalid=true]:focus').waitFor()
  await chooseProject(page, 'Amihan Towers')
  await page.getByLabel('Listing name').fill('Amihan unit')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.getByText('Field is Required', { exact: true }).waitFor()
})

test('a brokerage listing requires its owners, and a title number that fits', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('1,000,000')
  await expect.poll(() => page.getByLabel('Bank Financing').isChecked()).toBe(true)
  await page.getByLabel('Title number').fill('T-123456789012345678901')
  await page.getByText('Title Number', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Create' }).first().click()
  await expect.poll(() => page.getByText('Field is required').count()).toBe(4)
})

test.each([
  // A draft is asked the other way round: "Keep as a draft".
  { type: 'Project', fields: [...plainFields(COMMON_FIELDS), ...plainFields(PROJECT_FIELDS)], others: ['isPublished'] },
  {
    type: 'Brokerage',
    fields: [...plainFields(COMMON_FIELDS), ...plainFields(BROKERAGE_FIELDS)],
    others: ['isPublished', 'reservationFeeCentavos'],
  },
])('the form of a $type listing asks for each of its fields', async ({ type, fields, others }) => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: type })
  // Deposit and advance are asked of rentals.
  if (type === 'Brokerage') await page.getByLabel('Listing status').selectOption({ label: 'For Rent' })
  const missing = async () => {
    const counts = await Promise.all(fields.map(({ label }) => page.getByRole('main').getByLabel(label).count()))
    return fields.filter((_, at) => counts[at] === 0).map(({ name }) => name)
  }
  await expect.poll(missing).toEqual(others)
})

test('one long word breaks, and scrolls no screen sideways', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  for (const field of ['Lot area', 'Car park']) {
    await page.getByLabel(field).fill('x'.repeat(200))
    await page.getByLabel(field).blur()
  }
  await expect.poll(() => page.getByText(/x{30}/).count()).toBe(2)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

test('choices lock and fill what depends on them', async () => {
  await calls.addListing('Tala')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  // The sidebar's entry stays highlighted here.
  await expect
    .poll(() => page.getByRole('link', { name: 'Listings', exact: true }).getAttribute('aria-current'))
    .toBe('page')
  const subtype = page.getByLabel('Property subtype')
  await page.getByLabel('Property type').selectOption({ label: 'Agricultural' })
  await expect.poll(() => subtype.locator('option').allTextContents()).toEqual(['Lot Only'])
  await expect.poll(() => page.getByLabel('Bedrooms').isDisabled()).toBe(true)
  await page.getByLabel('Property type').selectOption({ label: 'Residential' })
  await expect.poll(() => subtype.inputValue()).toBe('1')

  await page.getByLabel('Location').fill('Somewhere else')
  await chooseProject(page, 'Tala Towers')
  await expect.poll(() => page.getByLabel('Property type').isDisabled()).toBe(true)
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Poblacion, Makati City')
  await page.getByLabel('Unit type').selectOption({ label: 'One-bedroom' })
  await expect.poll(() => page.getByLabel('Bedrooms').inputValue()).toBe('1')
  await expect.poll(() => page.getByLabel('Bedrooms').isDisabled()).toBe(true)
  await page.getByLabel('Unit type').selectOption({ label: 'Studio' })
  await expect.poll(() => page.getByLabel('Bedrooms').count()).toBe(0)
  await page.getByRole('button', { name: 'Clear project' }).click()
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Put back “Somewhere else”' }).click()
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Somewhere else')
})

test('amounts that cannot be are said beside their fields while one types', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Minimum price').fill('₱1,500,000.00')
  await page.getByLabel('Minimum price').blur()
  await expect.poll(() => page.getByLabel('Minimum price').inputValue()).toBe('1,500,000')
  await page.getByText('Maximum price is below the minimum price of ₱1,500,000').waitFor()
  await page.getByLabel('Maximum price').fill('PHP 2 000 000')
  await page.getByLabel('Equity terms').fill('0')
  await page.getByText('Equity terms must be at least 1 month').waitFor()
  await page.getByLabel('Reservation fee').fill('300000')
  await page.getByText('Reservation fee is above the total equity of ₱200,000').waitFor()
  await page.getByLabel('Equity percentage').fill('120')
  await page.getByText('Equity percentage must be between 0 and 100').waitFor()
  await page.getByLabel('Add a fixed equity').check()
  await page.getByLabel('Fixed monthly equity').fill('15000')
  await page.getByRole('definition').getByText('₱15,000', { exact: true }).waitFor()
  await page.getByLabel('Add a fixed equity').uncheck()
  await page.getByLabel('Add a fixed equity').check()
  await expect.poll(() => page.getByLabel('Fixed monthly equity').inputValue()).toBe('0')
})

test('numbers are understood as people type them, or refused on the spot; no character is dropped', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  const price = page.getByRole('textbox', { name: 'Price' })
  for (const [typed, shown] of [
    ['9300000.50', '9,300,000.5'],
    ['₱1.5M', '1,500,000'],
    ['25k', '25,000'],
    ['₱ 5,250,000', '5,250,000'],
  ] as const) {
    await price.fill('')
    await price.pressSequentially(typed)
    await expect.poll(() => price.inputValue()).toBe(typed)
    await page.getByText(`₱${shown}`, { exact: true }).waitFor()
    await price.blur()
    await expect.poll(() => price.inputValue()).toBe(shown)
  }
  await price.fill('1,5')
  await price.blur()
  await expect.poll(() => price.inputValue()).toBe('1,5')
  await page.getByText('“1,5” is not an amount. Write it as 1,500,000 or 1.5M or 25k.').waitFor()
  for (const label of ['Bedrooms', 'Bathrooms', 'Car park']) {
    const field = page.getByLabel(label)
    await field.fill('2.5')
    await field.blur()
    expect([label, await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual([label, '2.5', 'true'])
  }
})

test('a price far from the usual is asked once more', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  await page.getByLabel('Listing name').fill('Mura')
  await page.getByLabel('Location').fill('Makati')
  for (const owner of ['Listing owner', 'Owner of the property']) await page.getByLabel(owner).fill('Ana')
  await page.getByRole('textbox', { name: 'Price' }).fill('9,300,000,050')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.getByText('Price: ₱9,300,000,050').waitFor()
  await page.getByRole('button', { name: 'Change it' }).click()
  expect(new URL(page.url()).pathname).toBe('/dashboard/addlisting')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.getByRole('button', { name: 'Save it so' }).click()
  await page.waitForURL('**/editlisting/**')
})

test('of a rental, and of nothing else, the form asks what moving in takes', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  const deposit = page.getByLabel('Deposit (months)')
  await expect.poll(() => deposit.count()).toBe(0)
  await page.getByLabel('Listing status').selectOption({ label: 'For Rent' })
  await page.getByLabel('Listing name').fill('Paupahan')
  await page.getByLabel('Location').fill('Makati')
  for (const owner of ['Listing owner', 'Owner of the property']) await page.getByLabel(owner).fill('Ana')
  await page.getByRole('textbox', { name: 'Price' }).fill('25,000')
  await deposit.fill('25')
  await page.getByLabel('Advance (months)').fill('1')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await expect.poll(() => deposit.getAttribute('aria-invalid')).toBe('true')
  await deposit.fill('2')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.waitForURL('**/editlisting/**')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/dashboard/editlisting/${id}`)
  await expect.poll(() => deposit.inputValue()).toBe('2')
  await expect.poll(() => page.getByLabel('Advance (months)').inputValue()).toBe('1')
  await page.goto(`/dashboard/viewlisting/${id}`)
  await page.getByText('Deposit (months)').waitFor()
})

test('what the server refuses of an edit stands beside its field, and nothing is saved', async () => {
  const { listing } = await calls.addListing('Tutol')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Minimum price').fill('9,000,000')
  await page.getByLabel('Equity terms').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  // Beside these two fields the same is said while one types: the alert says that the server has answered.
  await page.getByText('Some fields need another look.').waitFor()
  await expect.poll(() => page.getByLabel('Equity terms').getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.getByLabel('Maximum price').getAttribute('aria-invalid')).toBe('true')
  expect(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`)).toMatchObject({ version: 1 })
  // What it said of the maximum was said in view of the minimum.
  await page.getByLabel('Minimum price').fill('mura')
  await page.getByLabel('Minimum price').blur()
  await page.getByText('“mura” is not an amount.').waitFor()
  await expect.poll(() => page.getByLabel('Maximum price').getAttribute('aria-invalid')).not.toBe('true')
  // Mended, it is saved, and "Saved!" is said for as long as the specification has it.
  await page.getByLabel('Minimum price').fill('3,000,000')
  await page.getByLabel('Equity terms').fill('24')
  const save = page.getByRole('button', { name: 'Save' })
  await expectShownFor(page, page.getByText('Saved!', { exact: true }), SAVED_MS, () => save.click())
})

test('an answer that takes its time leaves who types on in the field where they are', async () => {
  const { listing } = await calls.addListing('Tagal')
  const page = await staff.openSignedIn()
  const answer = await holdBack(page, '**/update/')
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Equity terms').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  const title = page.getByLabel('Listing name')
  await title.fill('')
  await title.pressSequentially('Tagal ')
  answer()
  await page.getByText('Some fields need another look.').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await page.keyboard.type('unit')
  expect(await title.inputValue()).toBe('Tagal unit')
  // Who waits is led to what is wrong.
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('[aria-invalid=true]:focus').waitFor()
})

test('a draft without a price lacks one before it is published', async () => {
  const { listing } = await calls.addListing('Presyo')
  await calls.call('POST', `/admin/listing/${listing}/update/`, { is_published: false })
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}`)
  const checklist = page.getByRole('region', { name: 'Before it is published' })
  await page.getByLabel('Maximum price').fill('3,500,000')
  await checklist.getByText('Its own price: done').waitFor()
  await page.getByLabel('Minimum price').fill('')
  await page.getByLabel('Maximum price').fill('')
  await expect.poll(() => checklist.getByText('Its own price: still missing').count()).toBe(1)
})

test('a project without location says so', async () => {
  await calls.addListing('Walang lugar')
  const page = await staff.openSignedIn()
  // Only a project from before its location was required has none.
  await page.route('**/fetch_create_data/', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll('"location":"Poblacion, Makati City"', '"location":""') })
  })
  await page.goto('/dashboard/addlisting')
  await chooseProject(page, 'Walang lugar Towers')
  await expect.poll(() => page.getByText("The project doesn't have location", { exact: true }).count()).toBe(1)
})

test('more than twenty files, and files that are no images', async () => {
  const { listing } = await calls.addListing('Ulap')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  const upload = page.getByRole('button', { name: 'Upload' })
  await expect.poll(() => upload.isDisabled()).toBe(true)
  const picker = page.locator('input[type=file]')
  const file = (name: string, mimeType = 'image/png') => ({ name, mimeType, buffer: Buffer.from(name) })
  await picker.setInputFiles([file('plan.svg', 'image/svg+xml')])
  await page.getByText('Invalid image format: plan.svg').waitFor()
  await picker.setInputFiles([{ ...file('large.png'), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }])
  await page.getByText('Use at most 10 MB for each file: large.png').waitFor()
  expect(await upload.isDisabled()).toBe(true)
  const many = Array.from({ length: 21 }, (_, place) => file(`${place}.png`))
  const warning = page.getByText('You can only upload up to 20 images.', { exact: true })
  await expectShownFor(page, warning, WARNING_MS, () => picker.setInputFiles(many))
  // The first twenty go, the others wait, on other tabs and screens as well.
  await page.getByText('The first 20 are sent together. 1 more stay here for the next go.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Upload 20' }).isEnabled()).toBe(true)
  await page.getByRole('tab', { name: 'Info' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Listings', level: 1 }).waitFor()
  await page.goBack()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Upload 20' }).waitFor()
  // The server looks at what is in a file.
  for (let place = 1; place < 21; place += 1) await page.getByRole('button', { name: `Remove ${place}.png` }).click()
  await upload.click()
  await page.getByText('Invalid image format: 0.png').waitFor()
})
