import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyboardOf } from '../browser/keyboard.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

test('signing in, finding one’s way and adding a developer take no mouse, at 360 as well', async () => {
  const { username, password } = staffSite()
  const page = await staff.open({ viewport: { width: 360, height: 740 } })
  const keys = keyboardOf(page)
  await page.goto('/login')
  await page.getByLabel('Username').waitFor()
  await page.keyboard.type(username)
  await keys.type(page.getByLabel('Password'), password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Developers' }).waitFor()

  await keys.press(page.getByRole('button', { name: 'Menu' }))
  await keys.press(page.getByRole('link', { name: 'Projects' }))
  await page.getByRole('heading', { name: 'Projects' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Developers' }).waitFor()

  await keys.press(page.getByRole('button', { name: 'Add', exact: true }).first())
  await page.getByRole('dialog').waitFor()
  // The dialog begins at its first field.
  for (const [name, text] of [
    ['Name', 'Tipaan Homes'],
    ['Office address', 'Davao City'],
    ['Contact person', 'Nena'],
    ['Contact number', '0918'],
  ] as const) {
    await keys.type(page.getByRole('dialog').getByLabel(new RegExp(`^${name}`)), text)
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Tipaan Homes').count()).toBeGreaterThan(0)
})
