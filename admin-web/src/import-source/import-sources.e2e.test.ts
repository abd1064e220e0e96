import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

const HEADER = 'Ref,Title,Location,Price,Offer,Type,Listed by,Owner'
const row = (place: string, price: string) => `${place},Bahay Hango ${place},Lipa,${price},For Sale,House,Ana,Ben`
const listed = z.object({ results: z.array(z.object({ id: z.number(), name: z.string() })) })

let staff: StaffBrowser
let calls: StaffCalls
let partner: Server
let address: string
let text: string

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  partner = createServer((_, response) => response.setHeader('content-type', 'text/csv').end(text))
  partner.listen(0, '127.0.0.1')
  await once(partner, 'listening')
  const bound = partner.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/hango.csv`
})
afterAll(async () => {
  partner.close()
  await staff.close()
})

test('what a source changes is taken over, what staff changed too is held back, and both are shown', async () => {
  text = [HEADER, row('una', '2000000'), row('dalawa', '3000000'), row('tatlo', '4000000')].join('\n')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/import-sources')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.getByLabel('Name').fill('Partner Hango')
  await page.getByLabel('Address').fill(address)
  await page.getByLabel('Owner').selectOption({ index: 1 })
  await page.getByText('Show its listings to visitors').click()
  await page.getByRole('button', { name: 'Save' }).click()
  const source = page.getByRole('row').filter({ hasText: 'Partner Hango' })
  await source.getByText('Waits for your yes').waitFor()
  await source.getByRole('link').click()
  await page.getByText('It is the first time.').waitFor()
  await expect.poll(() => page.getByLabel('Rows are known by').inputValue()).toBe('Ref')
  await page.getByRole('button', { name: 'Take in 3 listings' }).click()
  await page.getByText('Visitors see them at once.').waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('heading', { name: 'Partner Hango.csv Taken in' }).waitFor()

  const { results } = listed.parse(await calls.call('GET', '/admin/listing/?q=Bahay+Hango'))
  const una = results.find(({ name }) => name === 'Bahay Hango una')?.id ?? 0
  await calls.call('POST', `/admin/listing/${una}/update/`, { price: 2_500_000 })
  text = [HEADER, row('una', '1900000'), row('dalawa', '2900000'), row('tatlo', '4000000')].join('\n')
  await page.goto('/dashboard/import-sources')
  await source.getByRole('button', { name: 'Fetch now' }).click()
  await source.getByText('0 new, 1 changed, 1 held back, 1 unchanged').waitFor()
  await source.getByText('Taken in').waitFor()
  await source.getByRole('link').click()
  await page.getByText("staff changed it to ₱2,500,000, the source to ₱1,900,000. Staff's stays").waitFor()
  await page.getByLabel('Rows shown').selectOption('Changed')
  await page.getByText('Price: ₱3,000,000 → ₱2,900,000').waitFor()
  await page.getByRole('link', { name: 'Open Bahay Hango dalawa' }).click()
  await page.waitForURL('**/dashboard/editlisting/*')
  await expect.poll(() => page.getByLabel('Price', { exact: true }).inputValue()).toMatch(/^2,?900,?000/)

  // Half of it is gone: nothing becomes of that before somebody says yes.
  text = [HEADER, row('una', '1900000')].join('\n')
  await page.goto('/dashboard/import-sources')
  await source.getByRole('button', { name: 'Fetch now' }).click()
  await source.getByText('Waits for your yes').waitFor()
  await source.getByText('0 new, 1 unchanged, 2 gone').waitFor()
  await source.getByRole('link').click()
  await page.getByText('Only 1 of the 3 rows that it had are left.').waitFor()
  await page.getByText('2 of its 3 listings that visitors see are not in it any more').waitFor()
  await page.getByRole('button', { name: 'Take it over' }).click()
  await page.getByText('2 listings will become drafts.').waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Made drafts').waitFor()
  await page.goto('/dashboard/listings?q=Bahay+Hango')
  await expect.poll(() => page.getByRole('row').getByText('Draft', { exact: true }).count()).toBe(2)
})
