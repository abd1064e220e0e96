import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** Buttons to press one after the other for each dialog of a screen. */
const DIALOGS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  developers: [['Add'], ['View'], ['Edit'], ['Delete']],
  projects: [['Add'], ['View'], ['Edit'], ['Delete'], ['Manage Amenities'], ['Manage Amenities', 'Rename']],
  listings: [['Delete']],
  'leads/contact': [['Delete']],
  broker: [['Add'], ['View'], ['Update'], ['Delete']],
  salesperson: [['Add'], ['View'], ['Update'], ['Delete']],
  realty: [['Add'], ['View'], ['Update'], ['Delete']],
  'accounts?role=admin': [['Invite'], ['Change role'], ['Disable']],
  account: [['Change password'], ['Turn on']],
  import: [['Delete']],
  system: [['Rebuild the listing views'], ['Rebuild the search']],
}

const FILE =
  'title,offer,price,location,property type,listed by,owner\nCasa,sale,1000000,Lipa,House and Lot,Office,Ana\n'
const TRANSITIONS_ENDED = `Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => true)`
const violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))
const created = z.object({ id: z.number() })

let staff: StaffBrowser
let calls: StaffCalls
let axe: string
let listing: number
let importId: number

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
  ;({ listing } = await calls.addListing('Usapan'))
  await calls.create('/admin/amenities/', { name: 'Usapan deck' })
  await calls.create('/admin/leads/', { fullname: 'Usapan Lead', phone: '0917 555 0188', message: 'Hello' })
  const realty = await calls.create('/admin/realty/', { name: 'Usapan Realty' })
  const broker = await calls.create('/admin/broker/', { name: 'Usapan Broker', realty_id: realty })
  const person = { name: 'Usapan Agent', position: 'Agent', contact: '0917', broker_id: broker }
  await calls.create('/admin/sales-person/', person)
  const form = new FormData()
  form.append('file', new Blob([FILE]), 'usapan.csv')
  importId = created.parse(await calls.call('POST', '/admin/imports/', form)).id
})
afterAll(() => staff.close())

/** What axe finds within, in both themes. */
async function problemsIn(page: Page, within: 'dialog[open]' | 'body'): Promise<string[]> {
  // As a function: the page's policy takes no inline scripts.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe)
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
    await page.evaluate(TRANSITIONS_ENDED)
    const found: unknown = await page.evaluate(
      `axe.run('${within}', { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
    )
    problems.push(...violations.parse(found).map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`))
  }
  return problems
}

test('axe finds nothing in any dialog, in both themes', { timeout: 240_000 }, async () => {
  const page = await staff.openSignedIn()
  const problems: Record<string, string[]> = {}
  for (const [path, dialogs] of Object.entries(DIALOGS)) {
    await page.goto(`/dashboard/${path}`)
    for (const press of dialogs) {
      for (const button of press) await page.getByRole('button', { name: button }).first().click()
      await page.getByRole('dialog').first().waitFor()
      const found = await problemsIn(page, 'dialog[open]')
      if (found.length > 0) problems[`${path}: ${press.join(', ')}`] = found
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  }
  expect(problems).toEqual({})
})

test('nor in what asks before changes are lost, nor where two have changed one record', async () => {
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Listing name').fill('Usapan of the second')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await calls.call('POST', `/admin/listing/${listing}/update/`, { name: 'Usapan of the first' })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Somebody else changed this meanwhile' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
})

test('nor on the screen of an import, nor in what asks before its rows are taken in', async () => {
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/import/${importId}`)
  const take = page.getByRole('button', { name: 'Take in 1 listing' })
  await take.waitFor()
  expect(await problemsIn(page, 'body')).toEqual([])
  await take.click()
  await page.getByRole('heading', { name: 'Take the rows in?' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('nor in what asks to sign in again', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings')
  await page.getByRole('row').nth(1).waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('login'))
  const { refresh } = z.object({ refresh: z.string() }).parse(JSON.parse(stored ?? '{}'))
  await calls.call('POST', '/admin/logout/', { refresh })
  await page.getByLabel('Search listings').fill('Usapan')
  await page.getByRole('dialog', { name: 'Session expired, sign in' }).waitFor()
  expect(await problemsIn(page, 'dialog[open]')).toEqual([])
})
