import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'
import { watchConsole } from '../browser/watch-console.fixture.ts'

/** Views are added every few seconds, areas counted within a minute. */
const PATIENCE = { timeout: 90_000, interval: 1_000 }
const VIEWS = 6

const listingSchema = z.object({ slug: z.string() })
const overviewSchema = z.looseObject({
  seen: z.array(z.object({ id: z.number(), views: z.number() })),
  prices: z.array(z.object({ id: z.number() })),
})

let staff: StaffBrowser
let calls: StaffCalls
/** Dear, looked at, asked about. */
let listing: number

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  const add = (name: string, price: number) =>
    calls.create('/admin/listing/?listing_type=brokerage', {
      name,
      price,
      location: 'Lahug, Cebu City',
      property_type: 0,
      property_subtype: 2,
      floor_area: 20,
      listing_owner: 'Ana Cruz',
      owner_of_the_property: 'Ana Cruz',
    })
  for (let n = 1; n <= 5; n += 1) await add(`Umaga flat ${n}`, 2_000_000)
  listing = await add('Umaga penthouse', 4_000_000_000)
  const { slug } = listingSchema.parse(await calls.call('GET', `/admin/listing/${listing}`))
  const visitor = await staff.open()
  await vi.waitFor(async () => expect((await visitor.goto(`/listing/${slug}/`))?.status()).toBe(200), PATIENCE)
  // Each showing is counted once the page's script runs.
  for (let n = 1; n <= VIEWS; n += 1) {
    const counted = visitor.waitForRequest((request) => request.url().endsWith(`/api/seen/${listing}/`))
    await visitor.goto(`/listing/${slug}/`)
    await counted
  }
  await calls.call('POST', '/lead/', {
    source: 'listing',
    fullname: 'Umaga Cruz',
    email: 'umaga@example.ph',
    phone: '0917 555 0171',
    message: 'Is it still available?',
    listing_slug: slug,
    consent: true,
    elapsed_ms: 9_000,
  })
  await vi.waitFor(async () => {
    const { seen: most, prices } = await overview()
    expect(most.find(({ id }) => id === listing)?.views).toBeGreaterThanOrEqual(VIEWS)
    expect(prices.map(({ id }) => id)).toContain(listing)
  }, PATIENCE)
}, 240_000)
afterAll(() => staff.close())

const overview = async () => overviewSchema.parse(await calls.call('GET', '/admin/overview/'))

test.each([
  ['a phone', 360, 740],
  ['a small laptop', 1024, 768],
  ['a desk', 1440, 900],
])('a morning on %s: what nobody asks about, whose price stands out, what is looked at', async (_, width, height) => {
  const page = await staff.openSignedIn({ viewport: { width, height } })
  const watched = watchConsole(page)
  // Nothing in a new catalogue is 30 days old.
  await page.route('**/api/admin/overview/', async (route) => {
    const answer = await (await route.fetch()).json()
    const longest = [{ id: listing, name: 'Umaga penthouse', since: '2026-01-31T17:00:00.000Z' }]
    await route.fulfill({ json: { ...answer, quiet: { count: 1_234, longest } } })
  })
  await page.goto('/dashboard/overview')

  const quiet = page.getByRole('region', { name: 'Without an enquiry for 30 days' })
  // A day in Manila.
  await quiet.getByText('since Feb 1, 2026').waitFor()
  const prices = page.getByRole('region', { name: 'Price against the area’s median' })
  const dear = prices.getByRole('listitem').filter({ hasText: 'Umaga penthouse' })
  await dear.getByText(/^[\d,]+ times Lahug’s median$/).waitFor()
  await dear.getByText(/^Condominium for sale: ₱200,000,000 instead of ₱[\d,]+ per sqm$/).waitFor()
  const most = page.getByRole('region', { name: 'Most seen in 30 days' })
  const looked = most.getByRole('listitem').filter({ hasText: 'Umaga penthouse' })
  await looked.getByText(/^\d+ views, 1 enquiry$/).waitFor()
  // The charts' numbers go sideways by themselves.
  const tables = page.getByText('As a table')
  await expect.poll(() => tables.count()).toBeGreaterThan(0)
  for (const table of await tables.all()) await table.click()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)

  // From the number to the list that it counts, and back.
  await quiet.getByRole('link', { name: '1,234 listings' }).click()
  await page.waitForURL('**/dashboard/listings?enquiries=none&sort=quiet')
  await page.getByRole('heading', { name: 'Listings', exact: true }).waitFor()
  await page.goBack()

  // To where a price is changed.
  await dear.getByRole('link').click()
  await page.waitForURL(`**/dashboard/editlisting/${listing}`)
  await page.getByRole('heading', { name: 'Umaga penthouse' }).waitFor()
  await page.goBack()

  // To how it went, by the keyboard.
  await looked.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/dashboard/editlisting/${listing}?tab=interest`)
  const figure = page.getByRole('region', { name: 'Views and enquiries by day', exact: true })
  await figure.getByText(/^In 30 days it was shown \d+ times, and asked about once\.$/).waitFor()
  await figure.locator('svg.recharts-surface').waitFor()
  await figure.getByText('As a table').focus()
  await page.keyboard.press('Enter')
  const rows = figure.getByRole('table').getByRole('row')
  await expect.poll(() => rows.count()).toBe(31)
  await expect.poll(() => rows.last().getByRole('cell').last().textContent()).toBe('1')
  await page.getByLabel('Over the last').selectOption('90 days')
  await expect.poll(() => rows.count()).toBe(91)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  expect(watched.problems).toEqual([])
})

test('while the areas’ prices cannot be read, the rest of the overview stands', async () => {
  const page = await staff.openSignedIn()
  await page.route('**/api/admin/overview/', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, prices: null, seen: [], quiet: { count: 0, longest: [] } } })
  })
  await page.goto('/dashboard/overview')
  await page.getByText('The areas’ prices cannot be read right now.').waitFor()
  await page.getByText('No page of a listing has been shown in 30 days.').waitFor()
  await page.getByText('Somebody asked about every listing, or it is new.').waitFor()
  const activity = page.getByRole('region', { name: 'Newest activity' })
  await expect.poll(() => activity.getByRole('listitem').count()).toBeGreaterThan(0)
})
