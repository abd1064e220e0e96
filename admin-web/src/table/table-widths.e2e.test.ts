import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser, withoutNews } from '../browser/staff-page.fixture.ts'

const WIDTHS = [320, 360, 768, 1024, 1440, 2560]
const LISTS = [
  'developers',
  'projects',
  'listings',
  'leads/all',
  'broker',
  'salesperson',
  'realty',
  'overview',
  'import',
  'accounts',
  'audit',
]
const LONG = 'Kahabaan '.repeat(16).trim()

let staff: StaffBrowser
beforeAll(async () => {
  staff = await openStaffBrowser()
  const calls = await openStaffCalls()
  await calls.addListing(LONG)
  await calls.create('/admin/leads/', { fullname: LONG, phone: '0917 555 0155' })
})
afterAll(() => staff.close())

/** Buttons and links of a table's last column that lie outside of the window, and how far the page scrolls sideways. */
async function examine(page: Page): Promise<{ readonly outside: string[]; readonly sideways: number }> {
  return page.evaluate(() => ({
    outside: [...document.querySelectorAll('tbody td:last-child :is(a, button)')]
      .filter((action) => {
        const { left, right, width } = action.getBoundingClientRect()
        return width === 0 || left < 0 || right > window.innerWidth
      })
      .map((action) => action.textContent),
    sideways: document.documentElement.scrollWidth - window.innerWidth,
  }))
}

test('at every width the actions of each row are in sight, and no list scrolls the page sideways', async () => {
  const page = await staff.openSignedIn()
  await withoutNews(page)
  const seen: Record<string, unknown> = {}
  for (const list of [...LISTS, `developers?q=${'x'.repeat(200)}`]) {
    await page.goto(`/dashboard/${list}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const found = await examine(page)
      if (found.outside.length > 0 || found.sideways > 0) seen[`${list} at ${width}`] = found
    }
  }
  expect(seen).toEqual({})
})

test('a name that is cut is whole under the pointer, and while the keyboard is in its row', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings?q=kahabaan')
  const name = page.getByTitle(`${LONG} studio`)
  const isCut = (): Promise<boolean> => name.evaluate((text) => text.scrollWidth > text.clientWidth)
  await name.waitFor()
  expect(await isCut()).toBe(true)
  await page.getByLabel('Search listings').focus()
  await page.getByLabel('Search listings').press('Tab')
  while (!(await page.evaluate(() => document.activeElement?.closest('tbody') !== null)))
    await page.keyboard.press('Tab')
  expect(await isCut()).toBe(false)
})
