import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { createVisitor, type Visitor } from '@tahanan/web/browser/visitor.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls } from '../browser/staff-calls.fixture.ts'

let visitor: Visitor
beforeAll(async () => {
  visitor = await createVisitor({ site: staffSite().url })
})
afterAll(() => visitor.close())

test('a price that staff lower is on the card and the page, and can be searched for; a raise is not', async () => {
  const { page } = visitor
  const staff = await openStaffCalls()
  const { listing } = await staff.addListing('Mababa')
  const change = (minimum: number) => staff.call('POST', `/admin/listing/${listing}/update/`, { min_price: minimum })
  await change(2_800_000)

  const card = page.getByRole('article').filter({ hasText: 'Mababa studio' })
  const reload = async () => {
    await visitor.open('/search?search=mababa&lowered=true')
    return card.count()
  }
  await expect.poll(reload).toBe(1)
  await card.getByText('₱200,000 lower').waitFor()
  await page.getByRole('list', { name: 'Filters in force' }).getByText('Price lowered').waitFor()
  // The filter outlives another.
  await page.getByLabel('Sort by').selectOption('Price low to high')
  await page.getByLabel('Buy or rent').selectOption('Buy')
  await page.waitForURL(/status=For\+Sale/)
  expect(new URL(page.url()).searchParams.get('lowered')).toBe('true')
  await card.getByRole('heading').getByRole('link').click()
  await page.getByText(/^₱200,000 lower since \w+ \d+, \d{4}$/).click()
  await page.getByText('₱3,000,000 before').waitFor()
  await page.getByText(/^₱2,800,000 since \w+ \d+, \d{4}$/).waitFor()
  expect(await visitor.findBarriers()).toEqual([])

  await change(3_100_000)
  await expect.poll(reload).toBe(0)
  await visitor.open('/search?search=mababa')
  await card.waitFor()
  await expect.poll(() => card.getByText('lower').count()).toBe(0)
  expect(visitor.problems).toEqual([])
})
