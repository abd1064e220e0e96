import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** How soon a change is to be seen on the public site. */
const PUBLIC_MS = 2_000

let staff: StaffBrowser
let page: Page

beforeAll(async () => {
  staff = await openStaffBrowser()
  page = await staff.openSignedIn()
})
afterAll(() => staff.close())

async function chooseFrom(label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).click()
}

async function upload(section: string, name: string, hue: number): Promise<void> {
  const part = page.getByRole('region', { name: section, exact: true })
  await part.locator('input[type=file]').setInputFiles([await drawPhoto(page, name, hue)])
  await part.getByRole('button', { name: 'Upload' }).click()
  await part.getByText(name).waitFor({ state: 'detached' })
}

/** Looks for words on the public listing page until they are there. */
async function seePublicly(slug: string, words: string): Promise<void> {
  const read = async (): Promise<string> => (await fetch(`${staff.url}/api/listing/${slug}`)).text()
  await expect.poll(read, { timeout: PUBLIC_MS, interval: 50 }).toContain(words)
}

async function slugOf(name: string): Promise<string> {
  const list = async (): Promise<string> =>
    (await fetch(`${staff.url}/api/listing?q=${encodeURIComponent(name)}`)).text()
  const found = await expect.poll(list, { timeout: PUBLIC_MS, interval: 50 }).toContain(`"name":"${name}"`).then(list)
  return /"slug":"([^"]+)"/.exec(found)?.[1] ?? ''
}

test('from a developer to listings that visitors see', { timeout: 240_000 }, async () => {
  // A developer with a logo.
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByLabel('Name').fill('Bahaghari Homes')
  await page.getByLabel('Office address').fill('12 Ayala Avenue, Makati')
  await page.getByLabel('Contact person').fill('Ana Cruz')
  await page.getByLabel('Contact number').fill('0917 555 0001')
  await page.locator('dialog input[type=file]').setInputFiles([await drawPhoto(page, 'logo.jpg', 20)])
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('cell', { name: 'Bahaghari Homes', exact: true }).waitFor()

  // A project with pictures.
  await page.getByRole('link', { name: 'Projects' }).click()
  await page.getByRole('heading', { name: 'Projects' }).waitFor()
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByLabel('Project name').fill('Bahaghari Residences')
  await chooseFrom('Developer', 'Bahaghari Homes')
  await page.getByLabel('DHSUD LTS').fill('LTS No. 0012345')
  await page.getByLabel('Property subtype').selectOption({ label: 'Condominium' })
  await page.getByLabel('Two-bedroom').check()
  await page.getByLabel('Location').fill('Kapitolyo, Pasig City')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('cell', { name: 'Bahaghari Residences', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit Bahaghari Residences' }).click()
  await page.getByRole('tab', { name: 'Project images' }).click()
  await upload('Pictures', 'tower.jpg', 120)
  await upload('Pictures', 'lobby.jpg', 200)
  await page.getByRole('button', { name: 'Move Picture 2 earlier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

  // A project listing: the project decides type, subtype and place.
  await page.getByRole('link', { name: 'Listings' }).click()
  await page.getByRole('heading', { name: 'Listings' }).waitFor()
  await page.getByRole('link', { name: 'Add Listing' }).first().click()
  await page.getByLabel('Listing name').fill('Bahaghari two-bedroom')
  await chooseFrom('Project', 'Bahaghari Residences')
  expect(await page.getByLabel('Location').inputValue()).toBe('Kapitolyo, Pasig City')
  expect(await page.getByLabel('Property subtype').isDisabled()).toBe(true)
  await page.getByLabel('Unit type').selectOption({ label: 'Two-bedroom' })
  expect(await page.getByLabel('Bedrooms').inputValue()).toBe('2')
  await page.getByLabel('Minimum price').fill('₱4,000,000.00')
  await page.getByLabel('Maximum price').fill('PHP 4 067 920')
  await page.getByLabel('Reservation fee').fill('20000')
  await page.getByText('₱386,792', { exact: true }).waitFor()
  await page.getByText('₱32,232.67').waitFor()
  await page.getByText('₱3,661,128').waitFor()
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.waitForURL('**/dashboard/editlisting/*?tab=documents')
  await upload('Pictures', 'unit.jpg', 280)
  const projectSlug = await slugOf('Bahaghari two-bedroom')
  await page.getByRole('tab', { name: 'Info' }).click()
  await page.getByLabel('Bathrooms').fill('2')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved!').waitFor()
  await seePublicly(projectSlug, '"bathroom":2')
  await page.getByText('Saved!').waitFor({ state: 'detached' })

  // A brokerage listing with papers.
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  await page.getByLabel('Listing name').fill('Bahay sa Antipolo')
  await page.getByLabel('Location').fill('San Roque, Antipolo City')
  await page.getByRole('textbox', { name: 'Price' }).fill('5,250,000')
  await page.getByLabel('Listing owner').fill('Ana Cruz')
  await page.getByLabel('Owner of the property').fill('Jose Cruz')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.waitForURL('**/dashboard/editlisting/*?tab=documents')
  await upload('Brokerage Title', 'title.jpg', 40)
  await page.getByLabel('Valid until').fill('2030-01-31')
  await upload('Authority to Sell', 'authority.jpg', 60)
  await page.getByText('until 2030-01-31').waitFor()
  const brokerageSlug = await slugOf('Bahay sa Antipolo')
  await page.getByRole('tab', { name: 'Info' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('5,100,000')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved!').waitFor()
  await seePublicly(brokerageSlug, '₱5,100,000')

  // What staff read, and what the papers look like.
  await page.goto(page.url().replace('editlisting', 'viewlisting'))
  await page.getByText('No tax declaration # provided.').waitFor()
  await page.getByText('No title # provided.').waitFor()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Enlarge Brokerage Title 1' }).click()
  await page.getByRole('img', { name: 'Brokerage Title 1' }).waitFor()
  expect(await page.getByText('None uploaded.').count()).toBe(2)
})
