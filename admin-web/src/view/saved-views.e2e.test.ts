import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
beforeAll(async () => {
  staff = await openStaffBrowser()
  const calls = await openStaffCalls()
  const house = { location: 'Lahug, Cebu City', listing_owner: 'Ana', owner_of_the_property: 'Ana' }
  for (const [name, price] of [
    ['Tanawing mura', 2_000_000],
    ['Tanawing mahal', 9_000_000],
  ] as const)
    await calls.create('/admin/listing/?listing_type=brokerage', { ...house, name, price })
})
afterAll(() => staff.close())

test('a view keeps filters and order under a name, is counted, overwritten, renamed and deleted', async () => {
  const page = await staff.openSignedIn()
  const views = page.getByRole('navigation', { name: 'Views' })
  await page.goto('/dashboard/listings?q=tanawing&max_price=5000000')
  await views.getByRole('button', { name: 'Save as a view' }).click()
  await page.getByRole('dialog').getByLabel('Name').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Mga mura')
  await page.keyboard.press('Enter')
  const view = views.getByRole('link', { name: /^Mga mura/ })
  await expect.poll(() => view.textContent()).toBe('Mga mura1')
  await expect.poll(() => view.getAttribute('aria-current')).toBe('page')

  await views.getByRole('link', { name: 'All', exact: true }).click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await view.click()
  await page.getByRole('link', { name: 'Tanawing mura', exact: true }).waitFor()
  // The list before stays until this one has come.
  await expect.poll(() => page.getByRole('link', { name: 'Tanawing mahal', exact: true }).count()).toBe(0)
  expect(new URL(page.url()).searchParams.get('max_price')).toBe('5000000')

  await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
  await page.getByLabel('Price to').fill('10M')
  await page.getByLabel('Price to').press('Enter')
  await views.getByRole('button', { name: 'Save to “Mga mura”' }).click()
  await expect.poll(() => view.textContent()).toBe('Mga mura2')

  // The name is taken: by a view that can be overwritten.
  await page.getByLabel('Price to').fill('3M')
  await page.getByLabel('Price to').press('Enter')
  await views.getByRole('button', { name: 'Save as a view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('mga  MURA')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('There is a view of this name.').waitFor()
  await page.getByRole('button', { name: 'Overwrite “Mga mura”' }).click()
  await expect.poll(() => view.textContent()).toBe('Mga mura1')

  await views.getByRole('button', { name: 'Edit view' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Lahat ng tanawin')
  await page.getByRole('dialog').getByLabel('Everybody sees it').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const renamed = views.getByRole('link', { name: /^Lahat ng tanawin/ })
  await renamed.waitFor()
  await page.reload()
  await renamed.waitFor()
  await views.getByRole('button', { name: 'Edit view' }).click()
  await page.getByRole('button', { name: 'Delete view' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => renamed.count()).toBe(0)
  await expect.poll(() => new URL(page.url()).search).toBe('')
})
