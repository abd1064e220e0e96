import { holdBack, untilTakenOver } from '@tahanan/web/browser/visitor.fixture.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

const slugs = z.object({ results: z.tuple([z.object({ slug: z.string() })]) })

/** How soon a change is to be seen on the public site. */
const PUBLIC_MS = 2_000

let staff: StaffBrowser
let calls: StaffCalls
let page: Page
/** Begins every name; another one each time, because names are taken once. */
let brand: string
let tries = 0

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('from a developer to listings that visitors see and ask about', async () => {
  page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  tries += 1
  brand = `Bahaghari ${tries}`
  await addDeveloper()
  await addProject()
  await editDeveloperAndProject()
  await addProjectListing()
  const listing = await addBrokerageListing()
  await readBrokerageListing()
  await answerVisitors(listing)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull()
})

/** With a logo. */
async function addDeveloper(): Promise<void> {
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByLabel('Name').fill(`${brand} Homes`)
  await page.getByLabel('Office address').fill('12 Ayala Avenue, Makati')
  await page.getByLabel('Contact person').fill('Ana Cruz')
  await page.getByLabel('Contact number').fill('0917 555 0001')
  await page.locator('dialog input[type=file]').setInputFiles([await drawPhoto(page, 'logo.jpg', 20)])
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('cell', { name: `${brand} Homes`, exact: true }).waitFor()
}

/** With pictures. */
async function addProject(): Promise<void> {
  await goTo('Projects')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByLabel('Project name').fill(`${brand} Residences`)
  await chooseFrom('Developer', `${brand} Homes`)
  await page.getByLabel('DHSUD LTS').fill('LTS No. 0012345')
  await page.getByLabel('Property subtype').selectOption({ label: 'Condominium' })
  await page.getByLabel('Two-bedroom').check()
  await page.getByLabel('Location').fill('Parang, Marikina City')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('cell', { name: `${brand} Residences`, exact: true }).waitFor()
  await page.getByRole('button', { name: `Edit ${brand} Residences` }).click()
  await page.getByRole('tab', { name: 'Project images' }).click()
  await upload('Pictures', 'tower.jpg', 120)
  await upload('Pictures', 'lobby.jpg', 200)
  await page.getByRole('button', { name: 'Move Picture 2 earlier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
}

async function editDeveloperAndProject(): Promise<void> {
  const dialog = page.getByRole('dialog')
  const save = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: `Edit ${brand} Residences` }).click()
  await dialog.getByLabel('Location').fill('Tumana, Marikina City')
  await save()
  await seePublicly(await pageOf('project', '/admin/projects/'), 'Tumana, Marikina City')
  await goTo('Developers')
  await page.getByRole('button', { name: `Edit ${brand} Homes` }).click()
  await dialog.getByLabel('Office address').fill('27 Sumulong Avenue, Marikina')
  await dialog.getByRole('textbox', { name: 'Details' }).pressSequentially('Builders since the rain stopped.')
  await save()
  await seePublicly(await pageOf('developer', '/admin/developer/'), '27 Sumulong Avenue, Marikina')
}

/** The project decides type, subtype and place. */
async function addProjectListing(): Promise<void> {
  await goTo('Listings')
  const choices = '**/listing/fetch_create_data/**'
  const answer = await holdBack(page, choices)
  const asked = page.waitForRequest(choices)
  await page.getByRole('link', { name: 'Add Listing' }).first().click()
  await asked
  // What an earlier screen has read of the project may be older than what it is now: nobody can choose from that.
  expect(await page.getByLabel('Listing name').count()).toBe(0)
  answer()
  await page.getByLabel('Listing name').fill(`${brand} two-bedroom`)
  await chooseFrom('Project', `${brand} Residences`)
  await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('Tumana, Marikina City')
  await expect.poll(() => page.getByLabel('Property subtype').isDisabled()).toBe(true)
  await page.getByLabel('Unit type').selectOption({ label: 'Two-bedroom' })
  await expect.poll(() => page.getByLabel('Bedrooms').inputValue()).toBe('2')
  await page.getByLabel('Minimum price').fill('₱4,000,000.00')
  await page.getByLabel('Maximum price').fill('PHP 4 067 920')
  await page.getByLabel('Reservation fee').fill('20000')
  await page.getByText('₱386,792', { exact: true }).waitFor()
  await page.getByText('₱32,232.67').waitFor()
  await page.getByText('₱3,661,128').waitFor()
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.waitForURL('**/dashboard/editlisting/*?tab=documents')
  await upload('Pictures', 'unit.jpg', 280)
  // Nothing of it is public yet, and it is said what is there already.
  const checklist = page.getByRole('region', { name: 'Before it is published' })
  for (const item of ['Its own price', 'A picture', 'A location that is understood'])
    await checklist.getByText(`${item}: done`).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(await calls.call('GET', `/admin/listing/${id}/fetch_edit_listing/`)).toMatchObject({ is_published: false })
  await publish()
  const address = await addressOf(`${brand} two-bedroom`)
  await seePublicly(address, 'Tumana, Marikina City')
  await page.getByRole('tab', { name: 'Info' }).click()
  await page.getByLabel('Location').fill('Bayabas Street, Marikina City')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved!').waitFor()
  await seePublicly(address, 'Bayabas Street, Marikina City')
}

/** With papers. @returns its public address */
async function addBrokerageListing(): Promise<string> {
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  await page.getByLabel('Listing name').fill(`${brand} sa Antipolo`)
  await page.getByLabel('Location').fill('San Roque, Antipolo City')
  await page.getByRole('textbox', { name: 'Price' }).fill('5,250,000')
  await page.getByLabel('Listing owner').fill('Ana Cruz')
  await page.getByLabel('Owner of the property').fill('Jose Cruz')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.waitForURL('**/dashboard/editlisting/*?tab=documents')
  await upload('Brokerage Title', 'title.jpg', 40)
  await page.getByLabel('Valid until').fill('2030-01-31')
  await upload('Authority to Sell', 'authority.jpg', 60)
  await page.getByText('Valid until Jan 31, 2030').waitFor()
  const checklist = page.getByRole('region', { name: 'Before it is published' })
  await checklist.getByText('A picture: still missing').waitFor()
  await checklist.getByText('An authority: done').waitFor()
  await publish()
  const address = await addressOf(`${brand} sa Antipolo`)
  await page.getByRole('tab', { name: 'Info' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('5,100,000')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved!').waitFor()
  await seePublicly(address, '₱5,100,000')
  return address
}

async function publish(): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('region', { name: 'Before it is published' }).waitFor({ state: 'detached' })
}

/** What staff read, and what the papers look like. */
async function readBrokerageListing(): Promise<void> {
  await page.goto(page.url().replace('editlisting', 'viewlisting'))
  await page.getByText('No tax declaration # provided.').waitFor()
  await page.getByText('No title # provided.').waitFor()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await page.getByRole('button', { name: 'Enlarge title.jpg' }).click()
  await page.getByRole('img', { name: 'title.jpg' }).waitFor()
  await expect.poll(() => page.getByText('None uploaded.').filter({ visible: true }).count()).toBe(2)
}

/** One is answered, another marked as spam and taken back. */
async function answerVisitors(listing: string): Promise<void> {
  await ask(listing, `${brand} Ibarra`, 'Is it near a school?')
  await ask(listing, `${brand} Salvi`, 'Shall I advertise it for you?')
  await page.goto('/dashboard/leads')
  await page.getByRole('link', { name: `${brand} Ibarra`, exact: true }).click()
  await page.getByText('Is it near a school?').waitFor()
  await page
    .getByRole('link', { name: `${brand} sa Antipolo` })
    .first()
    .waitFor()
  await page.getByLabel('Add a note').fill('Called: two schools within a kilometre.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'two schools' }).waitFor()
  await page.getByLabel('Status').selectOption('contacted')
  await page.getByText(/^First response after/).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()

  const unwanted = page.getByRole('row').filter({ hasText: `${brand} Salvi` })
  await unwanted.getByRole('button', { name: `Spam ${brand} Salvi` }).click()
  await unwanted.waitFor({ state: 'detached' })
  await page.getByLabel('Folder').selectOption('spam')
  await unwanted.getByRole('button', { name: `Not spam ${brand} Salvi` }).click()
  await unwanted.waitFor({ state: 'detached' })
  await page.getByLabel('Folder').selectOption('open')
  await unwanted.getByText('New', { exact: true }).waitFor()
}

/** A visitor sends the form of a listing's page. */
async function ask(listing: string, name: string, question: string): Promise<void> {
  const visitor = await staff.open()
  await visitor.goto(listing)
  await untilTakenOver(visitor)
  await visitor.getByRole('heading', { name: 'More about this property' }).waitFor()
  await visitor.getByLabel('Full name').fill(name)
  await visitor.getByLabel('E-mail').fill('visitor@example.ph')
  await visitor.getByLabel('Phone').fill('0917 555 0177')
  await visitor.getByLabel('Message').fill(question)
  await visitor.getByLabel(/^I agree/).check()
  // A form that is sent faster than anybody types looks like spam.
  await visitor.waitForFunction((since) => Date.now() - since > 2_000, Date.now())
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await visitor.getByText(/^TH-/).waitFor()
}

/** Goes to a screen by its entry in the sidebar. */
async function goTo(entry: string): Promise<void> {
  await page.getByRole('link', { name: entry, exact: true }).click()
  await page.getByRole('heading', { name: entry, exact: true }).waitFor()
}

async function chooseFrom(label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text)
  await page.getByRole('option', { name: text }).click()
}

async function upload(section: string, name: string, hue: number): Promise<void> {
  const part = page.getByRole('region', { name: section, exact: true })
  await part.locator('input[type=file]').setInputFiles([await drawPhoto(page, name, hue)])
  await part.getByRole('button', { name: 'Upload' }).click()
  await part.getByRole('button', { name: `Cancel ${name}` }).waitFor({ state: 'detached' })
}

/** The public page of the one project or developer there is of this brand. */
async function pageOf(noun: 'project' | 'developer', list: string): Promise<string> {
  const { results } = slugs.parse(await calls.call('GET', `${list}?q=${encodeURIComponent(brand)}`))
  return `/${noun}/${results[0].slug}/`
}

/** Asks the public site for a page until the words are there. */
async function seePublicly(address: string, words: string): Promise<void> {
  const read = async (): Promise<string> => (await fetch(staff.url + address)).text()
  await expect.poll(read, { timeout: PUBLIC_MS, interval: 50 }).toContain(words)
}

/** The public page of the listing of this name, as soon as a visitor can find it. */
async function addressOf(name: string): Promise<string> {
  const list = async (): Promise<string> =>
    (await fetch(`${staff.url}/api/listing?q=${encodeURIComponent(name)}`)).text()
  const found = await expect.poll(list, { timeout: PUBLIC_MS, interval: 50 }).toContain(`"name":"${name}"`).then(list)
  return `/listing/${/"slug":"([^"]+)"/.exec(found)?.[1] ?? ''}/`
}
