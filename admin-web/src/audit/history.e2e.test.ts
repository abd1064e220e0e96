import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'
import { watchConsole } from '../browser/watch-console.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('the history of a project from its row, page after page; the focus goes back', async () => {
  const { project, developer } = await calls.addListing('Nakaraan')
  const other = await calls.create('/admin/developer/', {
    name: 'Nakaraan Bago',
    office_address: 'Cebu',
    contact_person: 'Ana Cruz',
    contact_number: '0917 555 0181',
  })
  for (let n = 1; n <= 12; n += 1)
    await calls.call('PATCH', `/admin/projects/${project}/`, { developer_id: n % 2 === 0 ? developer : other })
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  await page.goto('/dashboard/projects?q=Nakaraan')
  const button = page.getByRole('button', { name: 'History Nakaraan Towers' })
  await button.click()
  const history = page.getByRole('dialog', { name: 'History of Nakaraan Towers' })
  // Names in place of numbers.
  await history.getByText('Developer: Nakaraan Bago became → Nakaraan Developers').first().waitFor()
  const entries = history.getByRole('listitem').filter({ hasText: /changed|created/ })
  await expect.poll(() => entries.count()).toBe(10)
  await history.getByRole('button', { name: 'Older' }).click()
  await expect.poll(() => entries.count()).toBe(13)
  await history.getByText('created').waitFor()
  expect(await history.getByRole('button', { name: 'Older' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'detached' })
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(watched.problems).toEqual([])
})

test('the history of an amenity from its row; Escape closes the history alone, and the focus goes back', async () => {
  const amenity = await calls.create('/admin/amenities/', { name: 'Nakaraan pool' })
  await calls.call('PATCH', `/admin/amenities/${amenity}/`, { name: 'Nakaraan lagoon' })
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'Manage Amenities' }).click()
  const amenities = page.getByRole('dialog', { name: 'Manage Amenities' })
  await amenities.getByLabel('Search or create amenities').fill('Nakaraan')
  const button = amenities.getByRole('button', { name: 'History Nakaraan lagoon' })
  // By key: a click goes to a place, where another row may stand by the time the list is narrowed.
  await button.press('Enter')
  const history = page.getByRole('dialog', { name: 'History of Nakaraan lagoon' })
  await history.getByText('Name: Nakaraan pool became → Nakaraan lagoon').waitFor()
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'detached' })
  await button.and(page.locator(':focus')).waitFor()
  expect(watched.problems).toEqual([])
})

test('the history of a lead, of an account with roles by their names, and of the site settings', async () => {
  const lead = await calls.create('/admin/leads/', { fullname: 'Nakaraan Lim', phone: '0917 555 0182', message: 'Hi' })
  await calls.call('PATCH', `/admin/leads/${lead}`, { status: 'contacted' })
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  await page.goto(`/dashboard/leads/view/${lead}`)
  await page.getByRole('button', { name: 'History' }).click()
  const ofLead = page.getByRole('dialog', { name: 'History of Nakaraan Lim' })
  await ofLead.getByText('Status: new became → contacted').waitFor()

  await page.goto('/dashboard/accounts')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByLabel('Name').fill('Nakaraan Reyes')
  await page.getByLabel('E-mail').fill('nakaraan@example.ph')
  const form = page.getByRole('dialog', { name: 'Invite somebody' })
  await form.getByRole('button', { name: 'Invite' }).click()
  await form.waitFor({ state: 'detached' })
  await page.goto('/dashboard/accounts?q=Nakaraan')
  await page.getByRole('button', { name: 'History Nakaraan Reyes' }).click()
  const ofAccount = page.getByRole('dialog', { name: 'History of Nakaraan Reyes' })
  await ofAccount.getByText(/^Role: .*Editor$/).waitFor()

  await calls.call('POST', '/admin/site/update/', { mission: 'A home for everybody of Nakaraan' })
  await page.goto('/dashboard/site')
  await page.getByRole('button', { name: 'History' }).click()
  const ofSite = page.getByRole('dialog', { name: 'History of site settings' })
  await ofSite.getByText('A home for everybody of Nakaraan').waitFor()
  expect(watched.problems).toEqual([])
})
