import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { staffSite } from '../browser/running-systems.fixture.ts'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor | undefined
afterEach(() => visitor?.close())

const answer = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' })

test('other spellings lead to the one address, and what is no area is not found', async () => {
  for (const [path, place] of [
    ['/places/Metro-Manila/City-of-Pasig', '/places/metro-manila/pasig-city/'],
    ['/places/ncr/qc/', '/places/metro-manila/quezon-city/'],
    ['/places/cavite/Dasmari%C3%B1as?offer=buy+house', '/places/cavite/dasmarinas-city/?offer=buy+house'],
    ['/fil/places/compostela-valley', '/fil/places/davao-de-oro/'],
    ['/api/places/ncr/', '/api/places/metro-manila/'],
  ] as const) {
    const { status, headers } = await answer(path)
    expect([path, status, headers.get('location')]).toEqual([path, 301, place])
  }
  for (const path of [
    '/places/atlantis',
    '/places/cebu/makati-city/',
    '/places/cebu/cebu-city/lahug/x',
    '/places/%FF',
  ]) {
    expect([path, (await answer(path)).status]).toEqual([path, 404])
  }
  for (const path of ['/places', '/places/', '/places/metro-manila', '/fil/places/metro-manila/pasig-city/']) {
    expect([path, (await answer(path)).status]).toEqual([path, 200])
  }
})

test('an area without an offer says so, leads on, and is kept out of search engines', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/places/batanes/itbayat/')
  await page.getByText('Nothing is offered in Itbayat right now').waitFor()
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex,follow')
  await page.getByRole('link', { name: 'See what Batanes has' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Property prices in Batanes' }).waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('the sitemap names the areas that have offers, and their pages name themselves', async () => {
  const index = await (await answer('/sitemap.xml')).text()
  expect(index).toContain('/sitemap/places-1.xml')
  const xml = await (await answer('/sitemap/places-1.xml')).text()
  const paths = [...xml.matchAll(/<loc>[^<]*?:\d+(\/places\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(paths).toContain('/places/metro-manila/')
  expect(paths).not.toContain('/places/batanes/itbayat/')
  for (const path of [...paths.slice(0, 1), '/places/metro-manila/', ...paths.slice(-1)]) {
    const html = await (await answer(path)).text()
    expect(html).toMatch(new RegExp(`rel="canonical" href="http://[^"/]+${path}"`))
    expect(html).toContain('hreflang="fil"')
    expect(html).toContain('"@type":"Place"')
    expect(html).toContain('"@type":"BreadcrumbList"')
  }
})

/** Condominiums of Pasig, and of Cainta beyond the border, where they cost half as much. */
beforeAll(async () => {
  const { url, username, password } = staffSite()
  let authorization = ''
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization }
    const response = await fetch(`${url}/api/admin${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const { access } = z.object({ access: z.string() }).parse(await post('/login/', { username, password }))
  authorization = `Bearer ${access}`
  const places = [
    { location: 'Kapitolyo, Pasig City', price: 6_000_000 },
    { location: 'Santo Domingo, Cainta, Rizal', price: 3_000_000 },
  ]
  for (const { location, price } of places) {
    for (let at = 0; at < 5; at += 1) {
      await post('/listing/?listing_type=brokerage', {
        name: `Condo ${at} in ${location}`,
        location,
        property_type: 0,
        property_subtype: 2,
        unit_type: 6,
        price: price + at * 100_000,
        floor_area: 50,
        listing_owner: 'Ana Cruz',
        owner_of_the_property: 'Jose Cruz',
      })
    }
  }
  const isCounted = async (path: string, pesos: number) =>
    (await (await fetch(`${url}/api/places/${path}/`)).text()).includes(`"median_sqm" : ${pesos}`)
  await vi.waitUntil(() => isCounted('rizal/cainta', 64_000), { timeout: 60_000, interval: 200 })
  await vi.waitUntil(() => isCounted('metro-manila/pasig-city', 124_000), { timeout: 60_000, interval: 200 })
})

test.each([
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
] as const)('what do condos cost in Pasig, and where is it cheaper nearby, by keyboard: %o', async (look) => {
  visitor = await createVisitor({ site: staffSite().url, ...look })
  const { page } = visitor
  const follow = (name: string) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first().press('Enter')
  const title = (place: string) =>
    page.getByRole('heading', { level: 1, name: `Property prices in ${place}`, exact: true }).waitFor()
  await visitor.open('/')
  await page.getByRole('link', { name: 'Prices by place' }).press('Enter')
  await title('the Philippines')
  await expect.poll(() => page.locator('figure svg a path').count()).toBeGreaterThan(0)
  await follow('Metro Manila')
  await title('Metro Manila')
  expect(await visitor.findBarriers()).toEqual([])
  await follow('Pasig City')
  await title('Pasig City, Metro Manila')
  const condos = page.getByRole('table', { name: 'To buy' }).getByRole('row', { name: /Condos/ })
  await expect.poll(() => condos.innerText()).toMatch(/₱6,200,000\s+of 5 offers\s+₱124,000\s+of 5 offers/)
  await page.getByRole('heading', { name: 'Condos to buy: price per sqm compared' }).waitFor()
  const cainta = page.getByRole('table', { name: 'Where it is cheaper nearby' }).getByRole('row', { name: /Cainta/ })
  await expect.poll(() => cainta.innerText()).toMatch(/₱64,000\s+48% lower than here/)
  expect(await visitor.findBarriers()).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await cainta.getByRole('link').press('Enter')
  await title('Cainta, Rizal')
  await page.goBack()
  await title('Pasig City, Metro Manila')
  await condos.getByRole('link').press('Enter')
  await page.waitForURL(/\/search\?.*kind=condominium.*area=1381200000/)
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBe(5)
  expect(visitor.problems).toEqual([])
})

test('without JavaScript the same, by links', async () => {
  visitor = await createVisitor({ site: staffSite().url, javaScriptEnabled: false })
  const { page } = visitor
  await visitor.open('/places/metro-manila/pasig-city/?offer=buy+condominium')
  await page.getByRole('heading', { name: 'Condos to buy: price per sqm compared' }).waitFor()
  const nearby = page.getByRole('table', { name: 'Where it is cheaper nearby' })
  await nearby.getByRole('link', { name: 'Cainta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Property prices in Cainta, Rizal' }).waitFor()
  await expect.poll(() => page.getByText('₱64,000').count()).toBeGreaterThan(0)
})

test('a listing and a project say where they are, from the region on', async () => {
  visitor = await createVisitor({ width: 360 })
  const { page } = visitor
  for (const noun of ['listing', 'project']) {
    const xml = await (await answer(`/sitemap/${noun}-1.xml`)).text()
    await visitor.open(new URL(/<loc>([^<]+)/.exec(xml)?.[1] ?? '').pathname)
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    const areas = crumbs.locator('a[href^="/places/"]')
    await expect.poll(() => areas.count()).toBeGreaterThan(1)
    // The heading below says its name: here it takes no line.
    await expect
      .poll(async () => (await crumbs.locator('[aria-current=page]').boundingBox())?.height)
      .toBeLessThanOrEqual(1)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    const name = await areas.last().innerText()
    await areas.last().press('Enter')
    await page.getByRole('heading', { level: 1, name: `Property prices in ${name}` }).waitFor()
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
  }
})
