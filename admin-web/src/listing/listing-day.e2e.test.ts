import { createHash } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { keyboardOf } from '../browser/keyboard.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
const edit = z.object({
  name: z.string(),
  bathroom: z.number().nullable(),
  is_published: z.boolean(),
  pictures: z.array(z.object({ url: z.string() })),
  project_listing: z.object({ minimum_price: z.number(), maximum_price: z.number() }),
})

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

/** The network goes while the so-manieth call to an address is on its way: once, until somebody brings it back. */
async function loseNetworkDuring(context: BrowserContext, address: string, which: number): Promise<void> {
  let sent = 0
  await context.route(address, async (route) => {
    sent += 1
    if (sent !== which) return route.continue()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
}

test.each([360, 1024, 1440])('the day of a listing agent, by keyboard only, %i pixels wide', async (width) => {
  const name = `Habagat ${width}`
  await calls.addListing(name)
  const agent = await calls.addAccount('editor', `agent${width}@example.ph`)
  const page = await staff.open({ viewport: { width, height: 900 } })
  const keys = keyboardOf(page)
  const context = page.context()
  const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true })
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}\\W*$`))
  const find = async (text: string): Promise<void> => {
    const palette = page.getByRole('dialog', { name: 'Find or do' })
    await expect.poll(() => page.keyboard.press('Control+k').then(() => palette.isVisible())).toBe(true)
    await page.keyboard.type(text)
    await palette.getByRole('option', { name: text }).first().waitFor()
    await page.keyboard.press('Enter')
    await palette.waitFor({ state: 'detached' })
  }

  await page.goto('/login')
  await keys.type(field('Username'), agent.username)
  await keys.type(field('Password'), agent.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Developers' }).waitFor()
  const photos = await Promise.all([1, 2, 3].map((place) => drawPhoto(page, `${place}.jpg`, width + place * 60)))

  // A new listing begins as a draft; its name has the focus.
  await find('New listing')
  await page.getByRole('heading', { name: 'Add Listing' }).waitFor()
  await keys.type(field('Listing name'), `${name} unit`)
  await keys.choose(page.getByRole('combobox', { name: 'Project' }), `${name} Towers`)
  await keys.type(field('Unit type'), 'Studio')
  await keys.type(field('Minimum price'), '1.5M')
  await keys.type(field('Maximum price'), '₱1,750,000')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/editlisting/*?tab=documents')
  const id = /editlisting\/(\d+)/.exec(page.url())?.[1]
  const stored = async () => edit.parse(await calls.call('GET', `/admin/listing/${id}/fetch_edit_listing/`))
  const checklist = page.getByRole('region', { name: 'Before it is published' })
  await checklist.getByText('Its own price: done').waitFor()
  await checklist.getByText('A picture: still missing').waitFor()

  // The network goes while the second picture is on its way.
  await loseNetworkDuring(context, '**/upload_images/', 2)
  await keys.to(field('Choose images'))
  await field('Choose images').setInputFiles(photos)
  await keys.press(button('Upload 3'))
  await page.getByText('No network.').first().waitFor()
  await page.getByText(/Waiting with 2 of 3/).waitFor()
  await context.setOffline(false)
  await page.getByText('3 sent').waitFor()
  await checklist.getByText('A picture: done').waitFor()
  await keys.press(button('Move Picture 3 earlier'))
  await keys.press(button('Move Picture 2 earlier'))
  await keys.to(button('Move Picture 1 earlier'))
  const hashes = photos.map(({ buffer }) => createHash('sha256').update(buffer).digest('hex'))
  const order = async () => (await stored()).pictures.map(({ url }) => hashes.findIndex((hash) => url.includes(hash)))
  await expect.poll(order).toEqual([2, 0, 1])

  await keys.to(button('Publish'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await checklist.waitFor({ state: 'detached' })
  expect(await stored()).toMatchObject({ is_published: true, project_listing: { minimum_price: 1_500_000 } })

  // It is found by filters, which are kept as a view.
  await find('Listings')
  await page.getByRole('heading', { name: 'Listings' }).waitFor()
  const listed = page.getByRole('link', { name: `${name} unit`, exact: true })
  await keys.press(button('Filters'))
  await keys.type(field('State'), 'Published')
  await keys.choose(page.getByRole('combobox', { name: 'Project' }), `${name} Towers`)
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  await keys.to(button('Save as a view'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await keys.type(page.getByRole('dialog').getByLabel('Name'), name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const views = page.getByRole('navigation', { name: 'Views' })
  const view = views.getByRole('link', { name })
  await keys.to(views.getByRole('link', { name: 'All', exact: true }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await keys.press(view)
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  await listed.waitFor()

  // A price where it stands.
  const row = page.getByRole('row').filter({ has: listed })
  await keys.press(row.getByTitle('Change the price'))
  await row.getByLabel('Minimum price').and(page.locator(':focus')).waitFor()
  await keys.type(row.getByLabel('Minimum price'), '1.6M')
  await page.keyboard.press('Enter')
  await row.getByTitle('Change the price').and(page.locator(':focus')).getByText('₱1.6M').waitFor()
  await expect.poll(stored).toMatchObject({ project_listing: { minimum_price: 1_600_000, maximum_price: 1_750_000 } })

  // Both tabs have it open; the other one is faster, and the network goes while this one saves.
  await keys.press(row.getByRole('link', { name: `Edit ${name} unit` }))
  await page.getByRole('heading', { name: `${name} unit` }).waitFor()
  const other = await context.newPage()
  const otherKeys = keyboardOf(other)
  await other.goto(page.url())
  await otherKeys.type(other.getByLabel('Listing name'), `${name} corner unit`)
  await otherKeys.type(other.getByLabel('Bathrooms'), '2')
  await keys.type(field('Listing name'), `${name} end unit`)
  await other.keyboard.press('Control+s')
  await other.getByText('Saved!').waitFor()
  expect(await other.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await page.getByText('You changed this meanwhile, in another window.').waitFor()
  await loseNetworkDuring(context, '**/update/', 1)
  await page.keyboard.press('Control+s')
  await page.getByText('No connection. Saving is tried again until it succeeds.').waitFor()
  await keys.type(field('Maximum price'), '1.8M')
  await context.setOffline(false)
  const dialog = page.getByRole('dialog', { name: 'You changed this meanwhile, in another window' })
  await dialog.getByText(`${name} corner unit`).waitFor()
  await keys.to(dialog.getByLabel('Keep what is here'))
  await page.keyboard.press('ArrowDown')
  await keys.press(dialog.getByRole('button', { name: 'Save these' }))
  await expect.poll(stored).toMatchObject({
    name: `${name} corner unit`,
    bathroom: 2,
    project_listing: { maximum_price: 1_800_000 },
  })
  await other.close()

  // Many at once, and back again. No key opens anything while one types.
  await keys.to(button('Save'), 'Shift+Tab')
  await find('Listings')
  await keys.press(view)
  await expect.poll(() => page.getByRole('row').count()).toBe(3)
  await keys.press(page.getByLabel(`Choose ${name} corner unit`), 'Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('2 chosen').waitFor()
  await keys.press(button('Make draft'))
  await keys.press(button('Make draft: 2 listings'))
  await page.getByText('2 listings unpublished.').waitFor()
  expect(await stored()).toMatchObject({ is_published: false })
  await page.keyboard.press('Control+z')
  await page.getByText('2 listings put back.').waitFor()
  expect(await stored()).toMatchObject({ is_published: true })

  // Who made what of it.
  await keys.press(page.getByRole('link', { name: `${name} corner unit`, exact: true }))
  await keys.press(button('History'))
  const history = page.getByRole('dialog', { name: `History of ${name} corner unit` })
  await history.getByText(agent.username).first().waitFor()
  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'detached' })

  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
})
