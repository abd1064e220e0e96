import { untilTakenOver } from '@tahanan/web/browser/visitor.fixture.ts'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
let partner: Server
let address: string

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  partner = createServer((_, response) => {
    response.end(
      'Ref,Title,Location,Price,Offer,Type\nB1,Bahay Susi in Lipa,"Lipa, Batangas",2000000,For Sale,House and lot\n',
    )
  })
  partner.listen(0, '127.0.0.1')
  await once(partner, 'listening')
  const bound = partner.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/listings.csv`
})
afterAll(async () => {
  partner.close()
  await staff.close()
})

test('a partner is given a key, reads with it on the page of the API, and is shut out once it is ended', async () => {
  await calls.addListing('Susi')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/api-keys')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await page.getByText('Field is required').waitFor()
  await page.getByLabel('Name').fill('Portal Susi')
  await page.getByText('Listings, drafts and sold ones too').click()
  // A last day without its year is no day; a key without a last day is not what was asked for.
  const day = page.getByLabel('Last day')
  await day.click()
  await page.keyboard.type('1231')
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.getByText(/^tahanan_[\da-f]{48}$/).count()).toBe(0)
  await day.fill('2030-12-31')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = await page.getByText(/^tahanan_[\da-f]{48}$/).innerText()
  await page.getByRole('button', { name: 'Close' }).last().click()

  const docs = await staff.open()
  await docs.goto('/api/docs')
  const call = docs.getByRole('textbox', { name: 'Address of /admin/listing/', exact: true })
  await untilTakenOver(docs)
  await docs.getByLabel('API key').fill(key)
  await call.press('Enter')
  await docs.getByText(/^200 OK · RateLimit: "key";r=59;t=\d+$/).waitFor()
  await docs
    .getByText(/"is_published": (true|false)/)
    .first()
    .waitFor()

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: 'Portal Susi' })
  await row.getByRole('button', { name: 'End' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await row.getByText('Ended').waitFor()
  await call.press('Enter')
  await docs.getByText('401 Unauthorized').waitFor()
  await expect
    .poll(() => docs.getByText('The key is unknown, has expired or was ended, or its account is disabled.').count())
    .toBe(1)
})

test('listings of an address are looked at, and taken in after a yes', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/import-sources')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByLabel('Name').fill('Partner Susi')
  await page.getByLabel('Address').fill('partner')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Give an address such as').waitFor()
  await page.getByLabel('Address').fill(address)
  await page.getByLabel('Owner').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Partner Susi' })
  await row.getByText('Waits for your yes').waitFor()
  await row.getByRole('link').click()
  await page.getByText('Bahay Susi in Lipa').first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/dashboard\/import\/\d+$/)
})
