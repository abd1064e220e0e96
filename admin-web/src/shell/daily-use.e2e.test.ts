import type { Locator } from 'playwright-core'
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

test('Ctrl+S saves, what fails is said where one is, and the public page is one click away', async () => {
  const { listing } = await calls.addListing('Araw-araw')
  const page = await staff.openSignedIn({ viewport: { width: 1024, height: 700 } })
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Bathrooms').fill('2')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved!').waitFor()
  let isAway = true
  await page.route('**/update/', (route) =>
    isAway ? route.fulfill({ status: 503, json: { detail: 'Away for now.', code: 'away' } }) : route.continue(),
  )
  const last = page.getByLabel('Featured')
  await last.check()
  await page.keyboard.press('Control+s')
  await page.getByText('Away for now.').waitFor()
  const box = await page.getByText('Away for now.').boundingBox()
  expect(box === null ? undefined : box.y >= 0 && box.y < 700).toBe(true)
  isAway = false
  await page.keyboard.press('Control+s')
  await page.getByText('Saved!').waitFor()
  const href = await page.getByRole('link', { name: 'View on site' }).getAttribute('href')
  await expect.poll(async () => (await page.request.get(href ?? '')).status()).toBe(200)
})

test('in a dialog, too, the network is missed at once', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await page.context().setOffline(true)
  await page.getByRole('dialog').getByText('No network.').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => page.getByRole('dialog').getByText('No network.').count()).toBe(0)
})

test('however many amenities there are, Tab passes them at one stop, and arrows choose', async () => {
  for (let place = 1; place <= 45; place += 1) await calls.create('/admin/amenities/', { name: `Gamit ${place}` })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/addlisting')
  const group = page.getByRole('group', { name: 'Amenities' })
  const boxes = group.getByRole('checkbox')
  await expect.poll(() => boxes.count()).toBeGreaterThanOrEqual(45)
  // The editor behind them is fetched on its own: what Tab leads to changes once it is there.
  await page.getByRole('button', { name: 'Bold' }).waitFor()
  await boxes.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  expect(await boxes.nth(2).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  expect(await group.evaluate((element) => element.contains(document.activeElement))).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await boxes.nth(2).evaluate((box) => box === document.activeElement)).toBe(true)
})

test('the entry of the screen is in sight in a menu that is longer than the window', async () => {
  const page = await staff.openSignedIn({ viewport: { width: 1280, height: 640 } })
  await page.goto('/dashboard/system')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  const entry = menu.getByRole('link', { name: 'System', exact: true })
  await entry.waitFor()
  const endOf = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(async () => (await endOf(entry)) - (await endOf(menu))).toBeLessThan(1)
})

test('the name of a role is in one line, wherever the menu stands', async () => {
  const page = await staff.openSignedIn({ viewport: { width: 1024, height: 700 } })
  await page.goto('/dashboard/developers')
  const role = page.getByText('Administrator', { exact: true })
  const lines = () =>
    role.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
  await expect.poll(lines).toBe(1)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(lines).toBe(1)
})
