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

test.each([360, 1440])(
  'nothing typed into a dialog is lost by Escape, cross, backdrop or Back, at %i',
  async (width) => {
    const page = await staff.openSignedIn({ viewport: { width, height: 640 } })
    await page.goto('/dashboard/projects')
    await page.getByRole('heading', { name: 'Projects' }).waitFor()
    if (width < 1024) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Developers' }).click()
    await page.getByRole('heading', { name: 'Developers' }).waitFor()
    const dialog = page.getByRole('dialog').first()
    const name = dialog.getByLabel('Name')
    const question = dialog.getByText('Close without saving what you typed?')
    await page.getByRole('button', { name: 'Add' }).first().click()
    await name.fill('Di pa tapos')
    const ways = {
      escape: () => page.keyboard.press('Escape'),
      cross: () => dialog.getByRole('button', { name: 'Close', exact: true }).first().click(),
      backdrop: () => page.mouse.click(2, 2),
    }
    for (const way of Object.values(ways)) {
      await way()
      await question.waitFor()
      const box = await question.boundingBox()
      expect(box === null ? undefined : box.y >= 0 && box.y + box.height <= 640).toBe(true)
      await dialog.getByRole('button', { name: 'Keep editing' }).click()
      await question.waitFor({ state: 'detached' })
    }
    // The browser itself closes a dialog at the second Escape in a row.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Escape')
    await expect.poll(() => name.inputValue()).toBe('Di pa tapos')
    await page.goBack()
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).last().click()
    await expect.poll(() => name.inputValue()).toBe('Di pa tapos')
  },
)

test('a closed tab leaves a draft for a day, without private fields', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  page.on('dialog', (asked) => void asked.accept())
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add' }).first().click()
  await dialog.getByLabel('Name').fill('Naiwang draft')
  await dialog.getByLabel('Contact number').fill('0917 555 0199')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toContain('Naiwang draft')
  expect(await page.evaluate(() => localStorage.getItem('drafts'))).not.toContain('0199')
  await page.reload()
  await page.getByRole('button', { name: 'Add' }).first().click()
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('')
  await dialog.getByRole('button', { name: 'Bring it back' }).click()
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Naiwang draft')
  await expect.poll(() => dialog.getByLabel('Contact number').inputValue()).toBe('')
  // A day later it is gone.
  await page.evaluate((dayMs) => {
    const kept = localStorage.getItem('drafts') ?? ''
    localStorage.setItem('drafts', kept.replaceAll(/"atMs":\d+/g, `"atMs":${Date.now() - dayMs}`))
  }, 24 * 3_600_000)
  await page.reload()
  await page.getByRole('button', { name: 'Add' }).first().click()
  await dialog.getByLabel('Name').waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Bring it back' }).count()).toBe(0)
})

test('a draft of a listing that a colleague has changed since is laid beside their values', async () => {
  const { listing } = await calls.addListing('Draft')
  const page = await staff.openSignedIn()
  page.on('dialog', (asked) => void asked.accept())
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Listing name').fill('Draft of mine')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toContain('Draft of mine')
  await calls.call('POST', `/admin/listing/${listing}/update/`, { name: 'Draft of theirs' })
  await page.reload()
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const stale = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' })
  await stale.getByText('Draft of theirs').waitFor()
  await stale.getByRole('button', { name: 'Save these' }).click()
  await page.getByText('Saved!').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).not.toContain('Draft of mine')
})

test('the first wrong field of a long dialog is in view and has the focus, and so it is again after a dialog', async () => {
  await calls.addListing('Pokus')
  const page = await staff.openSignedIn({ viewport: { width: 1024, height: 600 } })
  await page.goto('/dashboard/developers')
  await page.getByLabel('Search developers').fill('Pokus')
  const view = page.getByRole('button', { name: 'View Pokus Developers' })
  await view.click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => view.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Add' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Pokus')
  await dialog.getByLabel('Contact number').fill('0917')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const address = dialog.getByLabel('Office address')
  await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true)
})
