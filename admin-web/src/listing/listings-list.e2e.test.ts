import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
let dear: number
beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  const house = { location: 'Lahug, Cebu City', listing_owner: 'Ana', owner_of_the_property: 'Ana' }
  const add = (body: object) => calls.create('/admin/listing/?listing_type=brokerage', { ...house, ...body })
  await add({ name: 'Salain mura', price: 2_000_000 })
  dear = await add({ name: 'Salain mahal', price: 9_000_000, is_published: false })
  await add({ name: 'Salain upa', price: 20_000, listing_status: 1 })
})
afterAll(() => staff.close())

test('filters and order are in the address, survive a reload, and are taken off', async () => {
  const page = await staff.openSignedIn()
  const rows = page.getByRole('row').filter({ hasText: 'Salain' })
  const shown = (): Promise<string[]> => rows.getByRole('link', { name: /^Salain/ }).allTextContents()
  await page.goto('/dashboard/listings?q=salain')
  await expect.poll(shown).toEqual(['Salain upa', 'Salain mahal', 'Salain mura'])
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await expect.poll(shown).toEqual(['Salain upa', 'Salain mura', 'Salain mahal'])
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await expect.poll(shown).toEqual(['Salain mahal', 'Salain mura', 'Salain upa'])
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort'))
    .toBe('descending')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Offer').selectOption('sale')
  await page.getByLabel('Price to').fill('2.5M')
  await page.getByLabel('Price to').press('Enter')
  await expect.poll(shown).toEqual(['Salain mura'])
  await page.getByLabel('Area').fill('Cebu City')
  await page.getByRole('option', { name: 'Cebu City, Cebu' }).first().click()
  await page.getByRole('button', { name: 'Filters (3)' }).waitFor()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: 'salain',
    sort: '-price',
    offer: 'sale',
    max_price: '2500000',
    area: '730600000',
  })
  await page.reload()
  await expect.poll(shown).toEqual(['Salain mura'])
  await expect.poll(() => page.getByRole('combobox', { name: 'Area' }).inputValue()).toBe('Cebu City, Cebu')
  await page.getByLabel('State').selectOption('draft')
  await page.getByText('No listings pass these filters').waitFor()
  await page.getByRole('button', { name: 'Clear the filters' }).last().click()
  await expect.poll(shown).toEqual(['Salain mahal', 'Salain mura', 'Salain upa'])
  await page.goto('/dashboard/listings?q=salain&offer=nonsense&state=draft')
  await expect.poll(shown).toEqual(['Salain mahal'])
})

test('what is no amount is no filter; it is said, and moves no other field', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings?q=salain&max_price=2500000')
  const rows = page.getByRole('row').filter({ hasText: 'Salain' })
  await expect.poll(() => rows.count()).toBe(2)
  const top = async () => (await page.getByLabel('Price to').boundingBox())?.y
  const before = await top()
  await page.getByLabel('Price from').fill('5..5')
  await page.getByLabel('Price from').press('Enter')
  await page.getByLabel('Price from').blur()
  await page.getByText('“5..5” is not an amount.').waitFor()
  expect(await top()).toBe(before)
  expect(new URL(page.url()).searchParams.has('min_price')).toBe(false)
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByLabel('Price to').fill('1,5')
  await page.getByLabel('Price to').press('Enter')
  await page.getByText('“1,5” is not an amount.').waitFor()
  await page.getByText('Until then the list keeps to ₱2,500,000.').waitFor()
  expect(new URL(page.url()).searchParams.get('max_price')).toBe('2500000')
})

test('a price that is being typed in the list stays when somebody else changes another listing', async () => {
  const page = await staff.openSignedIn()
  const live = page.waitForResponse('**/api/admin/live/')
  await page.goto('/dashboard/listings?q=salain')
  const row = page.getByRole('row').filter({ hasText: 'Salain mura' })
  await row.getByTitle('Change the price').click()
  await row.getByLabel('Price').fill('2,100,000')
  await live
  const readAgain = page.waitForResponse('**/fetch_edit_listing/')
  await calls.call('POST', `/admin/listing/${dear}/update/`, { featured: true })
  await readAgain
  await expect.poll(() => row.getByLabel('Price').inputValue()).toBe('2,100,000')
  await row.getByRole('button', { name: 'Save' }).click()
  await row.getByText('₱2.1M').waitFor()
})

test('columns that are chosen stay chosen in this browser', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings')
  const headings = page.getByRole('columnheader')
  await headings.filter({ hasText: 'Developer' }).waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabel('Developer', { exact: true }).uncheck()
  await expect.poll(() => headings.filter({ hasText: 'Developer' }).count()).toBe(0)
  await page.reload()
  await headings.filter({ hasText: 'Broker' }).waitFor()
  expect(await headings.filter({ hasText: 'Developer' }).count()).toBe(0)
})
