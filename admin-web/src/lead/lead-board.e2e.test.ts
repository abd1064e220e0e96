import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffAccount, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser, withoutNews } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
let lead: number

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  const form = { source: 'contact', fullname: 'Pisara Cruz', phone: '0917 555 0144', message: 'Hello' }
  lead = await calls.create('/admin/leads/', form)
})
afterAll(() => staff.close())

/** The board, by who signs in, told nothing of what others do. */
async function openBoard(account: StaffAccount): Promise<Page> {
  const page = await staff.openSignedIn({}, account)
  await withoutNews(page)
  await page.goto('/dashboard/leads/contact?view=board&q=Pisara')
  await page.getByRole('link', { name: 'Pisara Cruz' }).waitFor()
  return page
}

const column = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).getByRole('link', { name: 'Pisara Cruz' })

test('a card that a colleague has moved meanwhile goes where they put it, says so, and keeps the focus; again it goes', async () => {
  const page = await openBoard(await calls.addAccount('editor', 'pisara.editor@example.ph'))
  await calls.call('PATCH', `/admin/leads/${lead}/`, { status: 'contacted' })
  const menu = page.getByLabel('Move Pisara Cruz to')
  await menu.focus()
  await menu.selectOption('reserved')
  await page
    .getByRole('alert')
    .getByText(/^Pisara Cruz stays New\. .*changed this meanwhile/)
    .waitFor()
  await column(page, 'Contacted').waitFor()
  await expect.poll(() => column(page, 'Reserved').count()).toBe(0)
  await menu.and(page.locator(':focus')).waitFor()
  await menu.selectOption('reserved')
  await column(page, 'Reserved').waitFor()
  // The card goes at once, the answer comes after it.
  await page.getByRole('status').getByText('Pisara Cruz is Reserved now.').waitFor({ state: 'attached' })
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(await calls.call('GET', `/admin/leads/${lead}/`)).toMatchObject({ status: 'reserved' })
})

test('a card that is moved again before the first move is answered goes through both', async () => {
  const page = await openBoard(await calls.addAccount('editor', 'pisara.hasty@example.ph'))
  let answer = (): void => {}
  const isHeld = new Promise<void>((resolve) => (answer = resolve))
  const sent: unknown[] = []
  await page.route('**/api/admin/leads/*/', async (route) => {
    sent.push(route.request().postDataJSON())
    if (sent.length === 1) await isHeld
    await route.continue()
  })
  const menu = page.getByLabel('Move Pisara Cruz to')
  await menu.selectOption('tripping')
  await column(page, 'Tripping').waitFor()
  await menu.selectOption('contacted')
  await column(page, 'Contacted').waitFor()
  answer()
  await page.getByRole('status').getByText('Pisara Cruz is Contacted now.').waitFor({ state: 'attached' })
  await expect.poll(() => column(page, 'Contacted').count()).toBe(1)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  expect(sent).toEqual([{ status: 'tripping' }, { status: 'contacted' }])
  expect(await calls.call('GET', `/admin/leads/${lead}/`)).toMatchObject({ status: 'contacted' })
})

test('a viewer moves nothing; nor does who has become one since the board was opened', async () => {
  const viewer = await openBoard(await calls.addAccount('viewer', 'pisara.viewer@example.ph'))
  await expect.poll(() => viewer.getByLabel('Move Pisara Cruz to').count()).toBe(0)
  await expect.poll(() => viewer.locator('[draggable=true]').count()).toBe(0)

  const editor = await calls.addAccount('editor', 'pisara.demoted@example.ph')
  const page = await openBoard(editor)
  const before = await calls.call('GET', `/admin/leads/${lead}/`)
  await calls.call('PATCH', `/admin/accounts/${editor.id}/`, { role: 'viewer' })
  await page.getByLabel('Move Pisara Cruz to').selectOption('new')
  await page
    .getByRole('alert')
    .getByText(/^Pisara Cruz stays/)
    .waitFor()
  await expect.poll(() => column(page, 'New').count()).toBe(0)
  expect(await calls.call('GET', `/admin/leads/${lead}/`)).toMatchObject(before ?? {})
})
