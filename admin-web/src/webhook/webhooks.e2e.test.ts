import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
let partner: Server
let address: string
let received = 0

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  partner = createServer((_, response) => {
    received += 1
    response.writeHead(received === 1 ? 410 : 200).end('thanks')
  })
  partner.listen(0, '127.0.0.1')
  await once(partner, 'listening')
  const bound = partner.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/tahanan`
})
afterAll(async () => {
  partner.close()
  await staff.close()
})

test('a partner is added, is gone, comes back, and is sent what it missed', async () => {
  const { listing } = await calls.addListing('Sabihin')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/webhooks')
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByLabel('Address').fill('partner')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Give an address such as').waitFor()
  await page.getByText('Choose at least one kind of event.').waitFor()
  await page.getByLabel('Address').fill(address)
  await page.getByText('Listing: changed', { exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^whsec_/).waitFor()
  await page.getByRole('button', { name: 'Close' }).last().click()

  await calls.call('POST', `/admin/listing/${listing}/update/`, { min_price: 2_900_000 })
  await page.getByRole('link', { name: address }).click()
  await page.getByText('It was disabled. The receiver answered 410: it is gone for good.').waitFor()
  await page.getByRole('button', { name: 'Enable' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click()
  await page.getByRole('button', { name: 'Send again all that was given up' }).click()
  await page.getByRole('row').filter({ hasText: 'Delivered' }).waitFor()
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('dialog').getByText('"minimum_price": 2900000').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(received).toBe(2)

  await page.goto('/dashboard/webhooks')
  await page.getByRole('button', { name: 'Delete' }).click()
  const [id] = (await page.getByRole('link', { name: address }).getAttribute('href'))?.match(/\d+$/) ?? []
  await calls.call('PATCH', `/admin/webhooks/${id}/`, { event_types: ['listing.sold'] })
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText(/^(?!Somebody else).+ changed this meanwhile/).waitFor()
  await page.getByRole('button', { name: 'Close' }).last().click()
  await page.getByText('Listing: sold').waitFor()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('No webhooks yet').waitFor()
})
