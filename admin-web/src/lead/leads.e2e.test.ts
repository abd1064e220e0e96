import { untilTakenOver } from '@tahanan/web/browser/visitor.fixture.ts'
import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { z } from 'zod'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

const addLead = (fullname: string, more: object = {}) =>
  calls.create('/admin/leads/', { source: 'contact', fullname, phone: '0917 555 0142', message: 'Hello', ...more })

test('what a visitor sends is in the list of its source, and is answered there', async () => {
  const { url } = staffSite()
  const visitor = await staff.open()
  await visitor.goto(`${url}/contactus`)
  await untilTakenOver(visitor)
  await visitor.getByLabel('Full name').fill('Crisostomo <i>Ibarra</i>')
  await visitor.getByLabel('E-mail').fill('ibarra@example.ph')
  await visitor.getByLabel('Phone').fill('(02) 8123 4567')
  await visitor.getByLabel('Message').fill('Is it near a school?')
  await visitor.getByLabel(/^I agree/).check()
  // A form that is sent faster than anybody types looks like spam.
  await visitor.waitForFunction((since) => Date.now() - since > 2_000, Date.now())
  await visitor.getByRole('button', { name: 'Submit' }).click()
  const reference = await visitor.getByText(/^TH-/).innerText()

  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await page.waitForURL('**/dashboard/leads/listing')
  await page.getByRole('link', { name: 'Contact Us Page' }).click()
  await page.getByRole('link', { name: 'Crisostomo <i>Ibarra</i>', exact: true }).first().click()
  await page.getByText(reference).waitFor()
  await page.getByText('Is it near a school?').waitFor()
  await page.getByText(/^Waiting for a first response/).waitFor()
  await page.getByLabel('Status').selectOption('contacted')
  await page.getByText(/^First response after/).waitFor()
  await page.getByText('Status: new → contacted').waitFor()
  await page.getByLabel('Add a note').fill('Called, will visit on Saturday')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Called, will visit on Saturday' }).waitFor()
  await page.getByLabel('Next follow-up').fill('2027-01-31')
  await page.getByLabel('Next follow-up').blur()
  await page.getByText(/Next follow up on: none → 2027-01-31/).waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Next follow-up').inputValue()).toBe('2027-01-31')
})

test('spam closes a lead, and taking it back brings its status back', async () => {
  const id = await addLead('Spammy Person')
  await calls.call('PATCH', `/admin/leads/${id}/`, { status: 'tripping' })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/leads/contact?q=Spammy')
  const row = page.getByRole('row').filter({ hasText: 'Spammy Person' })
  await row.getByRole('button', { name: 'Spam Spammy Person' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('Folder').selectOption('spam')
  await row.getByText('Closed').waitFor()
  await row.getByRole('button', { name: 'Not spam Spammy Person' }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByLabel('Folder').selectOption('open')
  await expect.poll(() => row.getByText('Tripping').count()).toBe(1)
})

test('deleting asks, goes back to the list, and can be undone', async () => {
  const id = await addLead('Gone Tomorrow', { source: 'sell' })
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/leads/view/${id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Are you sure you want to delete').waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/dashboard/leads/sell')
  await page.getByLabel('Folder').selectOption('deleted')
  await page.getByRole('button', { name: 'Restore Gone Tomorrow' }).click()
  await page.getByLabel('Folder').selectOption('open')
  await expect.poll(() => page.getByRole('link', { name: 'Gone Tomorrow', exact: true }).count()).toBe(1)
})

test('a note and a reply that are being written stay when somebody else deletes the lead, and go on once it is restored', async () => {
  const id = await addLead('Biglang Wala')
  const page = await staff.openSignedIn()
  const live = page.waitForResponse('**/api/admin/live/')
  await page.goto(`/dashboard/leads/view/${id}`)
  await page.getByLabel('Add a note').fill('Half a sentence')
  await page.getByLabel('Text').fill('Magandang araw')
  await live
  await calls.call('DELETE', `/admin/leads/${id}/`)
  await page.getByText(/^Deleted /).waitFor()
  expect(await page.getByLabel('Add a note').inputValue()).toBe('Half a sentence')
  expect(await page.getByRole('button', { name: 'Add note' }).isDisabled()).toBe(true)
  expect(await page.getByLabel('Text').inputValue()).toBe('Magandang araw')
  expect(await page.getByRole('link', { name: 'Open WhatsApp' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Restore' }).click()
  const answer = page.getByRole('link', { name: 'Open WhatsApp' })
  await expect.poll(() => answer.getAttribute('href')).toContain('Magandang%20araw')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Half a sentence' }).waitFor()
})

test('a lead is added by hand: what is missing is said beside its field', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/leads/add')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Required.').waitFor()
  await page.getByLabel('Full name').fill('Called Us')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const refusal = page.getByText('Give a phone number or an e-mail address.')
  await refusal.waitFor()
  // Either of them answers it.
  await page.getByLabel('E-mail').fill('c')
  await refusal.waitFor({ state: 'detached' })
  await page.getByLabel('E-mail').fill('')
  await page.getByLabel('Source').selectOption('Appraisal')
  await page.getByLabel('Phone').fill('0917 555 0143')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { name: /Called Us/ }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/leads/appraisal')
})

test('two at once: the second is told, and sees what the first has done', async () => {
  const id = await addLead('Two Hands')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/leads/view/${id}`)
  await page.getByLabel('Status').waitFor()
  await calls.call('PATCH', `/admin/leads/${id}/`, { status: 'reserved' })
  await page.getByLabel('Status').selectOption('lost')
  await page
    .getByRole('alert')
    .getByText(/changed/i)
    .waitFor()
  await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('reserved')
})

test('the export holds what the list shows', async () => {
  await addLead('Exported Person')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/leads/all?q=Exported')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const stream = await (await download).createReadStream()
  let text = ''
  for await (const piece of stream) text += String(piece)
  expect(text.trim().split('\n')).toHaveLength(2)
  expect(text).toContain('Exported Person')
})

test('an administrator exports what is kept of a person, and erases it once the address is typed', async () => {
  const person = { email: 'Limot@Example.com', phone: '0918 555 0643' }
  const id = await addLead('Limot Una', person)
  await addLead('Limot Dalawa', { email: 'limot@example.com', phone: '' })
  await calls.call('DELETE', `/admin/leads/${await addLead('Limot Tatlo', { ...person, email: '' })}/`)
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/leads/all')
  await page.getByRole('button', { name: 'Personal data' }).click()
  const dialog = page.getByRole('dialog', { name: 'Personal data' })
  await dialog.getByRole('button', { name: 'Export as a file' }).click()
  await dialog.getByText('Give an e-mail address or a phone number.').waitFor()
  await dialog.getByLabel('E-mail address').fill('nobody@example.com')
  await dialog.getByRole('button', { name: 'Export as a file' }).click()
  await dialog.getByText('Nothing is kept of this person.').waitFor()
  await page.keyboard.press('Escape')

  await page.goto(`/dashboard/leads/view/${id}`)
  await page.getByRole('button', { name: 'Personal data' }).click()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export as a file' }).click()
  const saved = z
    .object({ leads: z.array(z.object({ fullname: z.string() })) })
    .parse(JSON.parse(await readFile(await (await saving).path(), 'utf8')))
  expect(saved.leads.map(({ fullname }) => fullname)).toEqual(['Limot Tatlo', 'Limot Dalawa', 'Limot Una'])
  await dialog.getByText('The file has 3 leads.').waitFor()

  const erase = dialog.getByRole('button', { name: 'Erase for good' })
  await expect.poll(() => erase.isDisabled()).toBe(true)
  await dialog.getByLabel('Type Limot@Example.com to erase').fill('limot@example.co')
  await expect.poll(() => erase.isDisabled()).toBe(true)
  await dialog.getByLabel('Type Limot@Example.com to erase').fill('limot@example.com')
  await erase.click()
  await dialog.getByText('Erased: 3 leads.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.waitForURL('**/dashboard/leads/contact')
  await page.goto('/dashboard/leads/all?folder=deleted&q=Limot')
  await page.getByText('match').waitFor()
})
