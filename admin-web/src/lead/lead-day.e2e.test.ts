import { holdBack } from '@tahanan/web/browser/visitor.fixture.ts'
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

test('the day of a lead agent: a canned reply, a next step, the board, and a person who wrote twice', async () => {
  const form = { source: 'contact', fullname: 'Basilio Araw', phone: '0917 555 0166', message: 'First words' }
  const first = await calls.create('/admin/leads/', form)
  await calls.create('/admin/leads/', { ...form, message: 'Second words' })
  await calls.create('/admin/replies/', { name: 'Araw hello', text: 'Hi {name}, shall we meet?' })

  const page = await staff.openSignedIn()
  await page.goto('/dashboard/leads/contact?assignee=none&q=Araw')
  await page.getByLabel('Assigned to').getByText('Unassigned').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'Basilio Araw', exact: true }).nth(1).click()

  // The list that it was opened from says the same of each.
  const handling = page.getByRole('region', { name: 'Handling' })
  await handling.getByText(/^Waiting for a first response/).waitFor()
  // What one wrote is there again, whatever was chosen in its place.
  await page.getByLabel('Text', { exact: true }).fill('Words of mine')
  await page.getByLabel('Canned reply').selectOption('Araw hello')
  await page.getByRole('button', { name: 'Put back what you wrote' }).click()
  await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toBe('Words of mine')
  await page.getByLabel('Text', { exact: true }).fill('')
  await page.getByLabel('Canned reply').selectOption('Araw hello')
  await expect.poll(() => page.getByLabel('Text', { exact: true }).inputValue()).toBe('Hi Basilio Araw, shall we meet?')
  const whatsApp = page.getByRole('link', { name: 'Open WhatsApp' })
  await expect
    .poll(() => whatsApp.getAttribute('href'))
    .toBe('https://wa.me/639175550166?text=Hi%20Basilio%20Araw%2C%20shall%20we%20meet%3F')
  // What it opens is not ours.
  await whatsApp.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await whatsApp.click()
  await handling.getByText(/^First response after under a minute by /).waitFor()
  await page.getByText('whatsapp: Araw hello').waitFor()

  // What is pasted is never cut in silence.
  await page.getByLabel('Next step').fill('Send the floor plan. '.repeat(10))
  await page.getByText('Use at most 200 characters.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Save the step' }).isDisabled()).toBe(true)
  await page.getByLabel('Next step').fill('Send the floor plan')
  await page.getByRole('button', { name: 'Save the step' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('Done: Send the floor plan').waitFor()

  await page.getByText('1 more from this person').waitFor()
  await page.getByRole('button', { name: 'Merge…' }).click()
  await page.getByRole('dialog').getByText('leaves the lists').waitFor()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('region', { name: 'Also from this person' }).getByText('Second words').waitFor()

  await page.goto('/dashboard/leads/contact?view=board&q=Araw')
  const card = page.getByRole('region', { name: 'New', exact: true }).getByRole('listitem')
  await expect.poll(() => card.count()).toBe(1)
  const menu = page.getByLabel('Move Basilio Araw to')
  await menu.focus()
  await menu.selectOption('tripping')
  const there = page.getByRole('region', { name: 'Tripping', exact: true })
  await there.getByRole('link', { name: 'Basilio Araw' }).waitFor()
  await page.getByText('Basilio Araw is Tripping now.').waitFor({ state: 'attached' })

  await there
    .getByRole('listitem')
    .dragTo(page.getByRole('region', { name: 'Reserved', exact: true }), { sourcePosition: { x: 6, y: 6 } })
  await page
    .getByRole('region', { name: 'Reserved', exact: true })
    .getByRole('link', { name: 'Basilio Araw' })
    .waitFor()
  await page.getByText('Basilio Araw is Reserved now.').waitFor({ state: 'attached' })
  expect(await calls.call('GET', `/admin/leads/${first}/`)).toMatchObject({ status: 'reserved' })
})

test('what is typed or chosen while a change is being saved is kept, and follows it', async () => {
  const form = { source: 'contact', fullname: 'Hapon Reyes', phone: '0917 555 0177', message: 'Words' }
  const lead = await calls.create('/admin/leads/', form)
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/leads/view/${lead}`)
  const step = page.getByLabel('Next step')
  await step.fill('Call')
  const answer = await holdBack(page, `**/api/admin/leads/${lead}/`)
  await step.press('Enter')
  await step.pressSequentially(' on Monday')
  await page.getByLabel('Status').selectOption('contacted')
  // A day without its year is none: nothing is made of it.
  await page.getByLabel('Next follow-up').click()
  await page.keyboard.type('1231')
  await step.focus()
  await page.getByText('Give day, month and year, or clear it.').waitFor()
  answer()
  await expect
    .poll(() => calls.call('GET', `/admin/leads/${lead}/`))
    .toMatchObject({
      next_step: 'Call',
      status: 'contacted',
      next_follow_up_on: null,
    })
  await expect.poll(() => step.inputValue()).toBe('Call on Monday')
  await page.getByRole('button', { name: 'Save the step' }).click()
  await expect
    .poll(() => calls.call('GET', `/admin/leads/${lead}/`))
    .toMatchObject({ next_step: 'Call on Monday', status: 'contacted' })
})

test('a reply or a note that is being written is not left without a word', async () => {
  const form = { source: 'contact', fullname: 'Tala Reyes', phone: '0917 555 0188', message: 'Words' }
  const lead = await calls.create('/admin/leads/', form)
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/leads/view/${lead}`)
  for (const label of ['Text', 'Add a note', 'Next step', 'Listing address']) {
    await page.getByLabel(label, { exact: true }).fill('Half a sentence')
    await page.getByRole('link', { name: 'Viewings' }).click()
    await page.getByText('What you changed here has not been saved.').waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('Half a sentence')
    await page.getByLabel(label, { exact: true }).fill('')
  }
  // Logging out asks as well.
  await page.getByLabel('Add a note').fill('Half a sentence')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByText('What you changed on this screen has not been saved.').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.getByLabel('Add a note').fill('')
  // What is wrong with an address is said.
  await page.getByLabel('Listing address').fill('tahanan.ph/listing/casa/')
  await page.getByRole('button', { name: 'Save the address' }).click()
  await page.getByText(/listing_url: Give an address/).waitFor()
  await page.getByLabel('Listing address').fill('')
  // What was taken along into another program is not lost.
  await page.getByLabel('Text', { exact: true }).fill('A whole one')
  const whatsApp = page.getByRole('link', { name: 'Open WhatsApp' })
  await whatsApp.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await whatsApp.click()
  await page.getByRole('link', { name: 'Viewings' }).click()
  await page.getByRole('heading', { name: 'Viewings' }).waitFor()
})
