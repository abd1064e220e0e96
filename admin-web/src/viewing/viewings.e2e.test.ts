import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { keyboardOf } from '../browser/keyboard.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser, withoutNews } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
let at: string

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  const realty = await calls.create('/admin/realty/', { name: 'Tanaw Realty' })
  const broker = await calls.create('/admin/broker/', { name: 'Tanaw Broker', realty_id: realty })
  for (const name of ['Tanaw Rosa', 'Tanaw Nilo'])
    await calls.create('/admin/sales-person/', { name, position: 'Agent', contact: '0917', broker_id: broker })
  const { listing: first } = await calls.addListing('Tanaw Una')
  const { listing: second } = await calls.addListing('Tanaw Huli')
  at = await calls.proposeViewing(first, 'Maria Tanaw')
  await calls.proposeViewing(second, 'Jose Tanaw')
})
afterAll(() => staff.close())

test('a week by keyboard: two viewings at one time, a warning where one person would show both, side by side, by person', async () => {
  const page = await staff.openSignedIn()
  await withoutNews(page)
  await page.goto(`/dashboard/viewings?from=${manilaDate(new Date(at))}`)
  const keys = keyboardOf(page)
  const dialog = page.getByRole('dialog')
  const whoShows = dialog.getByRole('combobox', { name: 'Who shows it' })
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  const warning = dialog.getByText(/^Tanaw Rosa shows Tanaw Una studio to Maria Tanaw at .* unless both can be done\.$/)

  await keys.press(page.getByRole('button', { name: 'Confirm the viewing of Tanaw Una studio by Maria Tanaw' }))
  await keys.choose(whoShows, 'Tanaw Rosa')
  await keys.press(confirm)
  await dialog.waitFor({ state: 'detached' })
  await keys.press(page.getByRole('button', { name: 'Confirm the viewing of Tanaw Huli studio by Jose Tanaw' }))
  await keys.choose(whoShows, 'Tanaw Rosa')
  await warning.waitFor()
  await keys.choose(whoShows, 'Tanaw Nilo')
  await warning.waitFor({ state: 'detached' })
  await keys.press(confirm)
  await dialog.waitFor({ state: 'detached' })

  const week = page.getByRole('region', { name: 'Week' })
  const [rosa, nilo] = [week.getByRole('link', { name: /Tanaw Rosa/ }), week.getByRole('link', { name: /Tanaw Nilo/ })]
  await nilo.waitFor()
  // Both at one moment: above the week, the list of what is asked for may still be read again.
  const [left, right] = await week.getByRole('link', { name: /Tanaw (Rosa|Nilo)/ }).evaluateAll((links) =>
    links.map((link) => {
      const { x, y, width } = link.getBoundingClientRect()
      return { x, y, width }
    }),
  )
  if (left === undefined || right === undefined) throw new Error('The week does not show both.')
  expect(right.y).toBe(left.y)
  expect(Math.abs(right.x - left.x)).toBeGreaterThanOrEqual(Math.min(left.width, right.width))

  await keys.press(page.getByRole('button', { name: 'Day by person' }))
  const day = page.getByRole('region', { name: 'Day' })
  await expect.poll(() => day.getByRole('heading').allTextContents()).toEqual(['Tanaw Nilo', 'Tanaw Rosa'])
  expect(new URL(page.url()).searchParams.get('view')).toBe('day')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('heading', { name: 'Tanaw Rosa', level: 2 }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await keys.press(page.getByRole('button', { name: 'Week', exact: true }))
  await rosa.waitFor()

  await keys.choose(page.getByRole('combobox', { name: 'Who shows it' }), 'Tanaw Nilo')
  await rosa.waitFor({ state: 'detached' })
  await keys.press(page.getByRole('button', { name: 'Next week' }), 'Enter')
  await page.getByText('No confirmed viewings in this week').waitFor()
  await keys.press(page.getByRole('button', { name: 'Previous week' }))
  await keys.press(nilo)
  await page.waitForURL('**/dashboard/leads/view/*')
  await page.getByRole('heading', { name: 'Jose Tanaw' }).waitFor()
})

test.each([
  { at: 'its lead', name: 'Tatlo', pathOf: (lead: number) => `/dashboard/leads/view/${lead}` },
  // The row goes from the list of what is to be answered.
  { at: 'the list', name: 'Apat', pathOf: () => '/dashboard/viewings?from=2020-01-06' },
])('what is typed of a viewing at $at stays when somebody else changes it meanwhile', async ({ name, pathOf }) => {
  const { listing } = await calls.addListing(`Tanaw ${name}`)
  const time = await calls.proposeViewing(listing, `Petra ${name}`)
  const found = z.object({ results: z.tuple([z.object({ id: z.number() })]) })
  const [lead] = found.parse(await calls.call('GET', `/admin/leads/?q=Petra+${name}`)).results
  const viewings = `/admin/viewings/?lead=${lead.id}`
  const [viewing] = found.parse(await calls.call('GET', viewings)).results
  const page = await staff.openSignedIn()
  await page.goto(pathOf(lead.id))
  await page.getByRole('button', { name: `Move the viewing of Tanaw ${name} studio by Petra ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('A word to the visitor').fill('At the gate')
  await calls.call('POST', `/admin/viewings/${viewing.id}/confirm/`, { at: time, salesperson: null, word: '' })
  await dialog.getByText('You changed this viewing meanwhile, in another window: it is confirmed now.').waitFor()
  expect(await dialog.getByLabel('A word to the visitor').inputValue()).toBe('At the gate')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await calls.call('GET', viewings)).toMatchObject({ results: [{ state: 'confirmed', word: 'At the gate' }] })
})
