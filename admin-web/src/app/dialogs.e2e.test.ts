import type { ElementHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { problemsIn } from '../browser/axe.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** Buttons and boxes to press one after the other for each dialog of a screen; `LEAD` and `VIEW` stand for ids. */
const DIALOGS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  developers: [['Add'], ['View'], ['Edit'], ['Delete'], ['Find or do'], ['Notifications']],
  projects: [['Add'], ['View'], ['Edit'], ['Delete'], ['Manage Amenities'], ['Manage Amenities', 'Rename']],
  listings: [['Delete']],
  'listings?q=usapan': [
    ['Save as a view'],
    ['Choose all on this page', 'Publish'],
    ['Make draft'],
    ['Set broker'],
    ['Change amenities'],
  ],
  'listings?q=usapan&view=VIEW': [['Edit view']],
  'leads/contact': [['Delete']],
  'leads/view/LEAD': [['Merge…'], ['Personal data']],
  replies: [['Add'], ['Edit'], ['Delete']],
  viewings: [['Confirm'], ['Move'], ['Decline']],
  broker: [['Add'], ['View'], ['Update'], ['Delete']],
  salesperson: [['Add'], ['View'], ['Update'], ['Delete']],
  realty: [['Add'], ['View'], ['Update'], ['Delete']],
  'accounts?role=admin': [['Invite'], ['Change role'], ['Disable']],
  'accounts?q=usapan': [['Sign-in'], ['Disable']],
  account: [['Change password'], ['Turn on'], ['End all others'], ['End']],
  'api-keys': [['Add'], ['End']],
  'import-sources': [['Add'], ['Edit'], ['Delete']],
  webhooks: [['Add']],
  import: [['Delete']],
  system: [['Rebuild the listing views'], ['Rebuild the search']],
}

const FILE =
  'title,offer,price,location,property type,listed by,owner\nCasa,sale,1000000,Lipa,House and Lot,Office,Ana\n'
const created = z.object({ id: z.number() })

let staff: StaffBrowser
/** Every dialog opens in it, one after the other. */
let page: Page
let calls: StaffCalls
let listing: number
let importId: number
let ids: Readonly<Record<string, number>>

beforeAll(async () => {
  staff = await openStaffBrowser()
  page = await staff.openSignedIn()
  calls = await openStaffCalls()
  ;({ listing } = await calls.addListing('Usapan'))
  await calls.create('/admin/amenities/', { name: 'Usapan deck' })
  const lead = { fullname: 'Usapan Lead', phone: '0917 555 0188', message: 'Hello' }
  await calls.create('/admin/leads/', lead)
  ids = {
    LEAD: await calls.create('/admin/leads/', lead),
    VIEW: await calls.create('/admin/views/', { name: 'Usapan', query: 'q=usapan', columns: null, is_shared: false }),
  }
  const { id: account } = await calls.addAccount('editor', 'usapan@example.ph')
  await calls.create('/admin/replies/', { name: 'Usapan hello', text: 'Hi {name}' })
  await calls.proposeViewing(listing, 'Usapan Visitor')
  await calls.call('POST', '/admin/api-keys/', { name: 'Usapan key', scopes: ['listings'], calls_per_minute: 60 })
  const address = `${staff.url}/feeds/listings.json`
  await calls.create('/admin/import-sources/', {
    name: 'Usapan source',
    address,
    account_id: account,
    daily_hour: null,
  })
  const realty = await calls.create('/admin/realty/', { name: 'Usapan Realty' })
  const broker = await calls.create('/admin/broker/', { name: 'Usapan Broker', realty_id: realty })
  const person = { name: 'Usapan Agent', position: 'Agent', contact: '0917', broker_id: broker }
  await calls.create('/admin/sales-person/', person)
  const form = new FormData()
  form.append('file', new Blob([FILE]), 'usapan.csv')
  importId = created.parse(await calls.call('POST', '/admin/imports/', form)).id
})
afterAll(() => staff.close())

/** What of the open dialog, or of the page behind it, is wider than the narrowest phone. */
async function sidewaysOnPhone(): Promise<string[]> {
  const desktop = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 740 })
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('html, dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, scrollWidth }) => `${tagName} is ${scrollWidth} px wide`),
  )
  if (desktop !== null) await page.setViewportSize(desktop)
  return wide
}

test.each(Object.entries(DIALOGS))(
  '%s: axe finds nothing in any dialog, in both themes, nothing is wider than 320 px, Escape closes each, and the focus is where it was',
  async (path, dialogs) => {
    await page.goto(`/dashboard/${path.replace(/[A-Z]{4,}/, (name) => String(ids[name]))}`)
    for (const press of dialogs) {
      const dialog = press.join(', ')
      let opener: ElementHandle | null = null
      for (const name of press) {
        const button = page.getByRole('button', { name, disabled: false })
        const control = button.or(page.getByRole('checkbox', { name })).first()
        opener = await control.elementHandle()
        // A click goes to a place, where by then another row may stand.
        await control.press('Space')
      }
      await page.getByRole('dialog').first().waitFor()
      expect([dialog, await problemsIn(page, 'dialog[open]')]).toEqual([dialog, []])
      expect([dialog, await sidewaysOnPhone()]).toEqual([dialog, []])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      // What opens a name to be changed is gone with its dialog.
      if (press.length > 1 && path === 'projects') continue
      const elsewhere = () =>
        page.evaluate((control) => control !== document.activeElement && document.activeElement?.outerHTML, opener)
      await expect.poll(elsewhere, { message: `the focus returns to ${dialog}` }).toBe(false)
    }
  },
)

test('nor in what asks before changes are lost, nor where two have changed one record', async () => {
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Listing name').fill('Usapan of the second')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await calls.call('POST', `/admin/listing/${listing}/update/`, { name: 'Usapan of the first' })
  await page.getByText('You changed this meanwhile, in another window.').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'You changed this meanwhile, in another window' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
})

test('nor on the screen of an import, nor in what asks before its rows are taken in', async () => {
  await page.goto(`/dashboard/import/${importId}`)
  const take = page.getByRole('button', { name: 'Take in 1 listing' })
  await take.waitFor()
  expect(await problemsIn(page, 'body')).toEqual([])
  await take.click()
  await page.getByRole('heading', { name: 'Take the rows in?' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(sidewaysOnPhone).toEqual([])
})

test('nor in what asks to sign in again', async () => {
  await page.goto('/dashboard/listings')
  await page.getByRole('row').nth(1).waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('login'))
  const { refresh } = z.object({ refresh: z.string() }).parse(JSON.parse(stored ?? '{}'))
  await calls.call('POST', '/admin/logout/', { refresh })
  await page.getByLabel('Search listings').fill('Usapan')
  await page.getByRole('dialog', { name: 'Session expired, sign in' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
})
