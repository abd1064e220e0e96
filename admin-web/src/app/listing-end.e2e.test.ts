import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { createVisitor, type Visitor } from '@tahanan/web/browser/visitor.fixture.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'

const SALE = 0
const RENT = 1

const saved = z.object({ slug: z.string() })

let calls: StaffCalls
let visitor: Visitor
let turn = 0

beforeAll(async () => {
  calls = await openStaffCalls()
})
afterEach(() => visitor.close())

const site = () => staffSite().url
const textOf = async (path: string): Promise<string> => (await fetch(site() + path)).text()
const statusOf = async (path: string): Promise<number> => (await fetch(site() + path, { redirect: 'manual' })).status

/** Changes a listing as staff do; gives the path of its page. */
async function update(id: number, changes: object): Promise<string> {
  const { slug } = saved.parse(await calls.call('POST', `/admin/listing/${id}/update/`, changes))
  return `/listing/${slug}/`
}

async function addUnit(name: string): Promise<number> {
  return (await calls.addListing(name)).listing
}

const addHouse = (name: string, status: number): Promise<number> =>
  calls.create('/admin/listing/?listing_type=brokerage', {
    name,
    location: 'Lahug, Cebu City',
    brokerage_type: status,
    property_type: 0,
    property_subtype: 1,
    property_unit_type: 1,
    price: 45_000,
    listing_owner: 'On file',
    owner_of_the_property: 'On file',
  })

test.each([
  { chip: 'Sold-out', add: addUnit },
  { chip: 'Sold', add: (name: string) => addHouse(name, SALE) },
  { chip: 'Leased', add: (name: string) => addHouse(name, RENT) },
])('what is $chip says so, without a form, and shows what is like it', async ({ chip, add }) => {
  // Names are unique, also when it has to be tried again.
  turn += 1
  const id = await add(`Bulalakaw ${chip} ${turn}`)
  const other = `Tala beside ${chip} ${turn}`
  await add(other)
  const path = await update(id, { availability: 1 })
  await expect.poll(() => textOf(path)).toMatch(new RegExp(`>${chip}<[^]*${other}`))
  visitor = await createVisitor({ site: site() })
  const { page } = visitor
  await visitor.open(path)
  await page.getByRole('main').getByText(chip, { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'More about this property' }).count()).toBe(0)
  await page.getByRole('region', { name: 'Similar places' }).getByRole('heading', { name: other }).waitFor()
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(await textOf('/sitemap/listing-1.xml')).not.toContain(path)
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('what was removed is gone: 410, with others to look at, on arrival and on the way', async () => {
  const id = await addHouse('Alapaap house', SALE)
  const path = await update(id, { featured: true })
  await expect.poll(() => statusOf(path)).toBe(200)
  await expect.poll(() => textOf('/search')).toContain(path)
  visitor = await createVisitor({ site: site() })
  const { page, problems } = visitor
  await visitor.open('/search')
  await calls.call('DELETE', `/admin/listing/${id}/`)
  await expect.poll(() => statusOf(path)).toBe(410)

  await page.locator(`a[href="${path}"]`).first().click()
  await page.getByRole('heading', { level: 1, name: 'This listing is gone' }).waitFor()
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(410)
  await page.getByRole('heading', { level: 1, name: 'This listing is gone' }).waitFor()
  await page.getByRole('region', { name: 'Recently added' }).getByRole('article').first().waitFor()
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(await visitor.findBarriers()).toEqual([])
  expect(problems.filter((problem) => !problem.includes('410'))).toEqual([])
})

test('an old address leads to the new one: 301, with its query', async () => {
  const id = await addHouse('Dagat house', SALE)
  const old = await update(id, { featured: true })
  await expect.poll(() => textOf('/search')).toContain(old)
  visitor = await createVisitor({ site: site() })
  const { page } = visitor
  await visitor.open('/search')
  const path = await update(id, { name: 'Dagat by the sea' })
  expect(path).not.toBe(old)
  await expect.poll(() => statusOf(old)).toBe(301)

  // The page that is open already has the old link.
  await page.locator(`a[href="${old}"]`).first().click()
  await page.getByRole('heading', { level: 1, name: 'Dagat by the sea' }).waitFor()
  const answer = await page.goto(`${old}?status=For+Sale`)
  expect(answer?.status()).toBe(200)
  expect(answer?.request().redirectedFrom()).not.toBeNull()
  await page.getByRole('heading', { level: 1, name: 'Dagat by the sea' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(new URL(page.url()).searchParams.get('status')).toBe('For Sale')
  expect(visitor.problems).toEqual([])
})
