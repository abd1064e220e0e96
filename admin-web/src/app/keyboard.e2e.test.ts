import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
const MOST_STEPS = 60

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element?.textContent
      return element?.getAttribute('aria-label') ?? label ?? ''
    })
    if (focused.replace('*', '').trim() === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${name}.`)
}

test('signing in, finding one’s way and adding a developer take no mouse, at 360 as well', async () => {
  const { username, password } = staffSite()
  const page = await staff.open({ viewport: { width: 360, height: 740 } })
  await page.goto('/login')
  await page.getByLabel('Username').waitFor()
  await page.keyboard.type(username)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Developers' }).waitFor()

  await tabTo(page, 'Menu')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Projects')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Projects' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Developers' }).waitFor()

  await tabTo(page, 'Add')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  // The dialog begins at its first field.
  for (const [name, text] of [
    ['Name', 'Tipaan Homes'],
    ['Office address', 'Davao City'],
    ['Contact person', 'Nena'],
    ['Contact number', '0918'],
  ] as const) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Tipaan Homes').count()).toBeGreaterThan(0)
})
