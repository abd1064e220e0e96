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

test('a rental reads by the month, and what was not given is said in the words of the specification', async () => {
  const listing = await calls.create('/admin/listing/?listing_type=brokerage', {
    name: 'Paupahan sa Baguio',
    location: 'Session Road, Baguio City',
    listing_status: 1,
    property_subtype: 1,
    property_unit_type: 1,
    price: 25_000,
    financing_option: [],
    listing_owner: 'Ana Cruz',
    owner_of_the_property: 'Jose Cruz',
    bedroom: 3,
    lot_area: 1234.5,
  })
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/viewlisting/${listing}`)
  await page.getByText('₱25,000/month', { exact: true }).waitFor()
  await page.getByText('For rent', { exact: true }).waitFor()
  await page.getByText('1,234.5 sqm', { exact: true }).waitFor()
  await page.getByText('No financing options provided.', { exact: true }).waitFor()
  await page.getByText('No tax declaration # provided.', { exact: true }).waitFor()
  await page.getByText('No title # provided.', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Documents' }).click()
  // A rental has an authority to lease; none of its four papers is there.
  await page.getByRole('heading', { name: 'Authority to Lease' }).waitFor()
  await expect.poll(() => page.getByText('None uploaded.', { exact: true }).filter({ visible: true }).count()).toBe(4)
  await page.getByRole('link', { name: 'Back' }).click()

  const row = page.getByRole('row').filter({ hasText: 'Paupahan sa Baguio' })
  await row.waitFor()
  await expect
    .poll(() => row.getByRole('cell').allInnerTexts())
    .toEqual([
      '',
      expect.stringContaining('Paupahan sa Baguio'),
      '₱25,000/month',
      'Residential',
      'For rent',
      'Session Road, Baguio City',
      '—',
      '—',
      '—',
      'Available',
      'No authority +1',
      expect.any(String),
      expect.any(String),
    ])
})

test('a copy is a draft without pictures and papers, and the history of both is a press away', async () => {
  const listing = await calls.create('/admin/listing/?listing_type=brokerage', {
    name: 'Orihinal',
    location: 'Lahug, Cebu City',
    price: 4_000_000,
    title_number: 'T-12345',
    featured: true,
    listing_owner: 'Ana Cruz',
    owner_of_the_property: 'Jose Cruz',
  })
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/viewlisting/${listing}`)
  await page.getByRole('link', { name: 'Duplicate' }).click()
  await page.getByRole('heading', { name: 'Copy of Orihinal' }).waitFor()
  await page.getByLabel('Listing name').fill('Kopya')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.waitForURL('**/editlisting/**')
  const id = /editlisting\/(\d+)/.exec(page.url())?.[1]
  expect(await calls.call('GET', `/admin/listing/${id}`)).toMatchObject({
    name: 'Kopya',
    location: 'Lahug, Cebu City',
    price: '₱4M',
    is_published: false,
    featured: false,
    pictures: [],
    brokerage_listing: { listing_owner: 'Ana Cruz', title_number: null },
  })
  await page.goto(`/dashboard/viewlisting/${id}`)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History of Kopya' })
  await history.getByRole('listitem').filter({ hasText: 'created' }).first().waitFor()
  // As people say it.
  await history.getByText('more fields').click()
  await history.getByText('Area code: Lahug').waitFor()
})

test('a home that is ready is so for occupancy; sold is said as the kind of listing has it', async () => {
  const { project } = await calls.addListing('Handa')
  const common = { name: 'Handa na', location: 'Makati', project, unit_type: 5, availability: 1, property_status: 1 }
  await calls.create('/admin/listing/?listing_type=project', { ...common, min_price: 1_000_000, max_price: 2_000_000 })
  await calls.create('/admin/listing/?listing_type=brokerage', {
    name: 'Handa lote',
    location: 'Makati',
    property_type: 4,
    property_subtype: 0,
    price: 90_000,
    availability: 1,
    listing_owner: 'Ana',
    owner_of_the_property: 'Ana',
  })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings?q=Handa')
  const cellOf = (listing: string, text: string) =>
    page.getByRole('row').filter({ hasText: listing }).getByRole('cell', { name: text, exact: true })
  await expect.poll(() => cellOf('Handa na', 'Ready-for-occupancy').count()).toBe(1)
  await expect.poll(() => cellOf('Handa na', 'Sold-out').count()).toBe(1)
  await expect.poll(() => cellOf('Handa lote', 'Sold').count()).toBe(1)
})

test('what is not there is the not-found page, which leads to the list it was asked of', async () => {
  const page = await staff.openSignedIn()
  const lists = {
    'viewlisting/999999': 'Listings',
    'editlisting/999999': 'Listings',
    'viewlisting/x': 'Listings',
    'leads/view/999999': 'Leads',
    'webhooks/x': 'Webhooks',
    nowhere: undefined,
  }
  for (const [path, list] of Object.entries(lists)) {
    await page.goto(`/dashboard/${path}`)
    await page.getByRole('heading', { name: 'Page not Found', exact: true }).waitFor()
    await page.getByText('This link is broken or this page has been removed.', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Go to the site’s home' }).getAttribute('href')).toBe('/')
    await expect
      .poll(() => page.getByRole('main').getByRole('link').allTextContents())
      .toEqual([...(list === undefined ? [] : [`Go to ${list}`]), 'Go to the site’s home'])
  }
  await page.goto('/dashboard/viewlisting/999999')
  await page.getByRole('link', { name: 'Go to Listings' }).click()
  await page.getByRole('heading', { name: 'Listings', exact: true }).waitFor()
})

test('every record that has a page leads to it', async () => {
  const { listing } = await calls.addListing('Pahina')
  const page = await staff.openSignedIn()
  const seePage = async (path: RegExp): Promise<void> => {
    const link = page.getByRole('link', { name: 'View on site' })
    const href = await link.getAttribute('href')
    expect(href).toMatch(path)
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    await expect.poll(async () => (await page.request.get(href ?? '')).status()).toBe(200)
  }
  await page.goto('/dashboard/developers?q=Pahina')
  await page.getByRole('button', { name: 'View Pahina Developers' }).click()
  await seePage(/^\/developer\/pahina-developers/)
  await page.goto('/dashboard/projects?q=Pahina')
  await page.getByRole('button', { name: 'View Pahina Towers' }).click()
  await seePage(/^\/project\/pahina-towers/)
  for (const screen of ['viewlisting', 'editlisting']) {
    await page.goto(`/dashboard/${screen}/${listing}`)
    await seePage(/^\/listing\/pahina-studio/)
  }
})

test('what is sold says so, and is not green in either theme', async () => {
  const { listing } = await calls.addListing('Bili')
  const page = await staff.openSignedIn()
  const colours = async (text: string) => {
    const found: (readonly [number, number, number])[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const chip = page
        .getByRole('heading', { name: 'Bili studio' })
        .locator('xpath=../..')
        .getByText(text, { exact: true })
      const rgb = await chip.evaluate((element) => getComputedStyle(element).backgroundColor)
      const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number)
      found.push([red, green, blue])
    }
    return found.map(([red, green, blue]) => green > red && green > blue)
  }
  await page.goto(`/dashboard/viewlisting/${listing}`)
  expect(await colours('Pre-selling')).toEqual([true, true])
  await calls.call('POST', `/admin/listing/${listing}/update/`, { availability: 1 })
  await page.reload()
  expect(await colours('Sold-out')).toEqual([false, false])
})
