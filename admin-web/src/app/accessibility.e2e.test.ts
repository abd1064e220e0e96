import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { titleOf } from './screen.ts'
import { SCREENS } from './screens.ts'
import { problemsIn } from '../browser/axe.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser, withoutNews } from '../browser/staff-page.fixture.ts'

interface Scene {
  readonly name: string
  readonly path: string
  /** Buttons to press before looking, in order. */
  readonly press?: readonly string[]
}

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 320, height: 740 }
const WINDOWS = 3

let staff: StaffBrowser
let calls: StaffCalls
let listing: number
let lead: number

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  const added = await calls.addListing('Lapit')
  ;({ listing } = added)
  lead = await calls.create('/admin/leads/', { fullname: 'Lapit Lead', phone: '0917 555 0199', message: 'Hello' })
})
afterAll(() => staff.close())

/** Every screen, and what it looks like at other times; `dialogs.e2e.test.ts` opens the dialogs. */
function scenes(): readonly Scene[] {
  const screens = SCREENS.filter(({ path }) => !path.includes(':'))
  return [
    ...screens.map((screen) => ({ name: titleOf(screen), path: `/dashboard/${screen.path}` })),
    { name: 'no listings', path: '/dashboard/listings?q=xyzzy' },
    { name: 'edit a price in the list', path: '/dashboard/listings?q=lapit', press: ['₱'] },
    { name: 'add a listing', path: '/dashboard/addlisting', press: ['Create'] },
    { name: 'edit a listing', path: `/dashboard/editlisting/${listing}` },
    { name: 'documents of a listing', path: `/dashboard/editlisting/${listing}?tab=documents` },
    { name: 'interest in a listing', path: `/dashboard/editlisting/${listing}?tab=interest` },
    { name: 'history of a listing', path: `/dashboard/viewlisting/${listing}`, press: ['History'] },
    { name: 'history of a developer', path: '/dashboard/developers', press: ['History'] },
    { name: 'view a listing', path: `/dashboard/viewlisting/${listing}` },
    { name: 'board of leads', path: '/dashboard/leads/all?view=board' },
    { name: 'add a lead', path: '/dashboard/leads/add', press: ['Add'] },
    { name: 'view a lead', path: `/dashboard/leads/view/${lead}` },
    { name: 'add a salesperson', path: '/dashboard/salesperson', press: ['Add', 'Add a license', 'Add an account'] },
    { name: 'an unknown path', path: '/dashboard/nowhere' },
    { name: 'secured', path: '/secured' },
  ]
}

test('on every screen axe finds nothing, in both themes, nothing scrolls sideways at 320, and the policy holds', async () => {
  const problems: Record<string, string[]> = {}
  const wide: string[] = []

  async function examine(page: Page, { name, path, press = [] }: Scene): Promise<void> {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.setViewportSize(PHONE)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) wide.push(`${name}: ${overflow}`)
    await page.setViewportSize(DESKTOP)
    for (const button of press) await page.getByRole('button', { name: button }).first().click()
    const found = await problemsIn(page, 'html')
    if (found.length > 0) problems[name] = found
  }

  // In several windows at once: most of the time each waits until nothing comes any more.
  const left = [...scenes()]
  const windows = Array.from({ length: WINDOWS }, async () => {
    const page = await staff.openSignedIn()
    await withoutNews(page)
    for (let scene = left.shift(); scene !== undefined; scene = left.shift()) await examine(page, scene)
  })
  await Promise.all(windows)
  expect(problems).toEqual({})
  expect(wide).toEqual([])
  expect(staff.breakages).toEqual([])
}, 600_000)

test.each(['/login', '/register', '/forgot-password', '/set-password'])('axe finds nothing on %s', async (path) => {
  const page = await staff.open()
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  expect(await problemsIn(page, 'html')).toEqual([])
  expect(staff.breakages).toEqual([])
})
