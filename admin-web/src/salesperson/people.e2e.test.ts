import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('a salesperson: what is required, the photo in a second step that can be tried again, update, delete', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  await page.getByRole('link', { name: 'Salespersons' }).click()
  await page.getByRole('heading', { name: 'Salespersons' }).waitFor()
  await page.getByRole('button', { name: 'Add' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  // Name, position, numbers, photo.
  await expect.poll(() => dialog.getByText('Field is required').count()).toBe(4)
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Juan Salesman')
  await dialog.getByLabel('Position').fill('Property consultant')
  // However many are pasted, none is lost, neither here nor when another is changed.
  const numbers = Array.from({ length: 8 }, (_, at) => `0917 555 010${at}`)
  await dialog.getByLabel('Contact number 1').fill(numbers.join(' / '))
  await expect.poll(() => dialog.getByLabel('Contact number 8').inputValue()).toBe('0917 555 0107')
  await dialog.locator('input[type=file]').setInputFiles([await drawPhoto(page, 'photo.png', 200)])
  let isAway = true
  await page.route('**/api/admin/sales-person/*/', (route) =>
    isAway && route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { detail: 'Away.', code: 'away', request_id: 'r' } })
      : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByText(/the photo is not yet/).waitFor()
  isAway = false
  await dialog.getByRole('button', { name: 'Send the photo' }).click()
  await dialog.waitFor({ state: 'detached' })

  const row = page.getByRole('row').filter({ hasText: 'Juan Salesman' })
  await expect.poll(() => row.count()).toBe(1)
  await row.getByText(numbers.join(' / ')).waitFor()
  await row.getByText('no PRC accreditation').waitFor()
  await row.getByRole('button', { name: 'Update Juan Salesman' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  // E-mail and licence.
  await expect.poll(() => dialog.getByText('Field is required').count()).toBe(2)
  await dialog.getByLabel('Email address').fill('juan@example.ph')
  await dialog.getByLabel('Contact number 8').fill('0918 555 0108')
  await dialog.getByRole('button', { name: 'Add a license' }).click()
  await dialog.getByLabel('Number of license 1').fill('0012345')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByText('PRC 0012345').waitFor()
  await row.getByText([...numbers.slice(0, 7), '0918 555 0108'].join(' / ')).waitFor()
  await row.getByRole('button', { name: 'Delete Juan Salesman' }).click()
  await page.getByRole('heading', { name: 'Delete Salesperson' }).waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await row.waitFor({ state: 'detached' })
})

test('a broker of a firm: licences, accounts, and what keeps them from being deleted', async () => {
  const realty = await calls.create('/admin/realty/', { name: 'Bahay Realty' })
  const broker = await calls.create('/admin/broker/', {
    name: 'Beatriz Broker',
    realty_id: realty,
    license: [{ name: '0099', kind: 'PRC', valid_until: '2020-01-01' }],
  })
  await calls.create('/admin/sales-person/', {
    name: 'Under Her',
    position: 'Agent',
    contact: '0917',
    broker_id: broker,
  })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  await page.getByRole('link', { name: 'Brokers' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Beatriz Broker' })
  await row.getByText(/0099 \(lapsed Jan 1, 2020\)/).waitFor()
  await row.getByText('Bahay Realty').waitFor()
  await row.getByRole('button', { name: 'Delete Beatriz Broker' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page
    .getByRole('dialog')
    .getByRole('alert')
    .getByText(/salespersons \(1\)/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await row.getByRole('button', { name: 'View Beatriz Broker' }).click()
  await page.getByRole('dialog').getByText('Bahay Realty').waitFor()

  await page.goto('/dashboard/realty')
  const firm = page.getByRole('row').filter({ hasText: 'Bahay Realty' })
  await firm.getByRole('button', { name: 'Update Bahay Realty' }).click()
  await page.getByRole('dialog').getByLabel('Office address').fill('Makati City')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => firm.getByText('Makati City').count()).toBe(1)
})

test('a photo is sent also where somebody else changed the broker meanwhile', async () => {
  const broker = await calls.create('/admin/broker/', { name: 'Berta Photo' })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/broker')
  const row = page.getByRole('row').filter({ hasText: 'Berta Photo' })
  await row.getByRole('button', { name: 'Update Berta Photo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles([await drawPhoto(page, 'berta.png', 200)])
  await calls.call('PATCH', `/admin/broker/${broker}/`, { position: 'Head broker' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await calls.call('GET', `/admin/broker/${broker}/`)).toMatchObject({
    position: 'Head broker',
    image: expect.any(String),
  })
})
