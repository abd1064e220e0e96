import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'
import { watchConsole } from '../browser/watch-console.fixture.ts'

let staff: StaffBrowser
beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

test('what administrators say of the agency is on the site, and what they empty is gone with its heading', async () => {
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  await page.goto('/dashboard/developers')
  await page.getByRole('link', { name: 'Site settings' }).click()
  await page.getByLabel('Pages elsewhere').fill('facebook.com/agency')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Give one web address a line, each beginning with https://.').waitFor()
  await page.getByLabel('Pages elsewhere').fill('https://www.facebook.com/agency')
  await page.getByLabel('Phone').fill('0917 000 1111 / 0918 000 2222')
  await page.getByLabel('Landline').fill('')
  await page.getByLabel('Pin of the office').fill('10.3157, 123.8854')
  await page.getByLabel('Board', { exact: true }).fill('Ana Reyes, Chairperson\nBen Cruz, President')
  await page.getByLabel('Vision').fill('')
  await page.getByLabel('Terms').fill('First.\n\nSecond <b>bold</b>.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved!').waitFor()
  const board = page.getByRole('region', { name: 'Pictures of the board' })
  await board.locator('input[type=file]').setInputFiles(await drawPhoto(page, 'ben.jpg', 90))
  await board.getByRole('button', { name: /^Upload/ }).click()
  await board.getByLabel('Caption').fill('Ben Cruz')
  await board.getByLabel('Caption').blur()
  await board.getByText('Saved!').waitFor()
  const text = async (path: string) => (await fetch(staffSite().url + path)).text()
  await expect.poll(() => text('/contactus')).toContain('href="tel:09170001111"')
  const contact = await text('/contactus')
  expect(contact).toContain('href="https://www.facebook.com/agency"')
  expect(contact).toContain('The pin is the exact place.')
  expect(contact).not.toContain('Landline')
  await expect.poll(() => text('/about')).toMatch(/<img[^>]* src="\/media\/[^"]+"/)
  const about = await text('/about')
  expect(about).toContain('Ben Cruz')
  expect(about).not.toContain('>Vision<')
  const privacy = await text('/privacy')
  expect(privacy).toContain('Second &lt;b&gt;bold&lt;/b&gt;.')
  for (const said of [contact, about, privacy]) expect(said).not.toMatch(/\[(Name|Mobile|Landline|Office)/)
  // The browser notes what was refused.
  expect(watched.problems.filter((problem) => !problem.includes('400'))).toEqual([])
})
