import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingMapSchema } from '@tahanan/contracts/map/listing-map.ts'
import type { Locator, Request } from 'playwright-core'
import { afterEach, expect, inject, test } from 'vitest'
import { createVisitor, type Visitor, type VisitorOptions } from '../browser/visitor.fixture.ts'

let visitor: Visitor
let requested: Request[] = []
afterEach(() => visitor.close())

/** Where it renders in software, the browser says so. */

async function visit(path: string, options: VisitorOptions = {}): Promise<void> {
  visitor = await createVisitor({ width: 1440, ...options })
  requested = []
  visitor.page.on('request', (request) => requested.push(request))
  await visitor.open(path)
}

const ofTheMap = () => requested.filter((request) => /\/map\/|map-worker|open-map|\/api\/map/.test(request.url()))
const mapBox = () => visitor.page.getByRole('region', { name: 'Map of what was found' })
const offersHere = () => visitor.page.getByText(/^\d+ offers? here$/)
const show = () => visitor.page.getByRole('link', { name: 'Map', exact: true })
const searchHere = () => visitor.page.getByRole('button', { name: 'Search this area' })

async function answer<Answer>(path: string, schema: { parse(value: unknown): Answer }): Promise<Answer> {
  return schema.parse(await (await fetch(`${inject('siteUrl')}/api${path}`)).json())
}

/** An offer that has its part of the country to itself, and a part of the map in whose middle it is. */
async function loneOffer() {
  const { pins } = await answer('/map?bbox=116,4,127,22&zoom=5', listingMapSchema)
  const [pin] = pins
  if (pin === undefined) throw new Error('No offer is alone.')
  const bbox = [pin.longitude - 0.02, pin.latitude - 0.02, pin.longitude + 0.02, pin.latitude + 0.02]
  const { results } = await answer(`/listing?ids=${pin.id}`, listingListSchema)
  return { name: results[0]?.name ?? '', address: `/search?map=1&bbox=${bbox.map((at) => at.toFixed(4)).join()}` }
}

async function middleOf(box: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

/** Once two pictures in a row are the same. */
async function picture(): Promise<string> {
  const take = async () => (await mapBox().screenshot({ animations: 'disabled' })).toString('base64')
  let last = ''
  await expect
    .poll(async () => {
      const before = last
      last = await take()
      return last === before
    })
    .toBe(true)
  return last
}

test('a house near Lahug under 8M, by moving the map: list and map agree, and the address holds it all', async () => {
  await visit('/search?search=house+lahug+under+8M')
  const { page } = visitor
  expect(ofTheMap()).toEqual([])
  await show().click()
  await offersHere().waitFor()
  expect(new URL(page.url()).searchParams.get('map')).toBe('1')
  expect(await searchHere().count()).toBe(0)
  const { x, y } = await middleOf(mapBox())
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 600)
  await searchHere().click()
  await page.waitForURL(/bbox=/)
  const { searchParams } = new URL(page.url())
  // The place was where it began: now it is the part of the map.
  expect([searchParams.get('search'), searchParams.get('map')]).toEqual(['house under 8M', '1'])
  const bbox = searchParams.get('bbox') ?? ''
  const list = await answer(`/listing?q=house+under+8M&bbox=${bbox}`, listingListSchema)
  await page.getByRole('status').getByText(`${list.count} offer`).waitFor()
  await page.getByText(new RegExp(`^${list.count} listings?$`)).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Remove the filter Part of the map' }).count()).toBe(1)
  await page.reload()
  await page.getByRole('status').getByText(`${list.count} offer`).waitFor()
  await page.getByRole('link', { name: 'Hide map' }).click()
  await page.waitForURL((url) => !url.searchParams.has('map') && url.searchParams.get('bbox') === bbox)
  expect(visitor.problems).toEqual([])
})

test.each(['light', 'dark'] as const)('a pin shows its card, and a card lights its pin; %s', async (theme) => {
  const { name, address } = await loneOffer()
  await visit(address, { theme })
  const { page } = visitor
  await page.getByText('1 offer here').waitFor()
  const dark = await picture()
  await page.getByRole('main').getByRole('article').first().hover()
  await expect.poll(picture).not.toBe(dark)
  await page.mouse.move(5, 5)
  await expect.poll(picture).toBe(dark)
  const { x, y } = await middleOf(mapBox())
  await page.mouse.click(x, y)
  const close = page.getByRole('button', { name: 'Close the card' })
  await close.waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 3, name }).count()).toBe(2)
  expect(await visitor.findBarriers()).toEqual([])
  await page.keyboard.press('Escape')
  await close.waitFor({ state: 'detached' })
  expect(visitor.problems).toEqual([])
})

test('by touch on a phone the map takes the place of the list, and a tap shows the card', async () => {
  const { name, address } = await loneOffer()
  await visit(address, { width: 360, height: 740, hasTouch: true })
  const { page } = visitor
  await page.getByText('1 offer here').waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 3, name }).count()).toBe(0)
  await mapBox().scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(mapBox())
  await page.touchscreen.tap(x, y)
  await page.getByRole('heading', { level: 3, name }).waitFor()
  await page.getByRole('button', { name: 'Close the card' }).tap()
  await page.getByRole('link', { name: 'Hide map' }).tap()
  await page.getByRole('heading', { level: 3, name }).waitFor()
  expect(await mapBox().count()).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('by keyboard: every pin is lit from the list, and another part is searched', async () => {
  await visit('/search', { reducedMotion: 'reduce' })
  const { page } = visitor
  await show().press('Enter')
  await offersHere().waitFor()
  const before = await picture()
  await page.getByRole('main').getByRole('article').first().getByRole('link').last().focus()
  await expect.poll(picture).not.toBe(before)
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
  await searchHere().press('Enter')
  await page.waitForURL(/bbox=/)
  expect(visitor.problems).toEqual([])
})

test('scripts of the map are 350 kB at most as they are sent, and nothing comes from elsewhere', async () => {
  await visit('/search')
  const first = new Set(requested.map((request) => request.url()))
  await show().click()
  await offersHere().waitFor()
  // The worker takes from the browser's cache what it shares with the page.
  const scripts = new Set(requested.map((request) => request.url()).filter((url) => url.endsWith('.js')))
  const sizes = [...scripts]
    .filter((url) => !first.has(url))
    .map(async (url) => {
      const sent = await fetch(url, { headers: { 'accept-encoding': 'br' } })
      return Number(sent.headers.get('content-length'))
    })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThan(350_000)
  expect(requested.filter((request) => !request.url().startsWith(inject('siteUrl')))).toEqual([])
})

test('where the browser cannot draw, the list stays and says so; nothing of the map is fetched', async () => {
  visitor = await createVisitor({ width: 1440 })
  await visitor.page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  requested = []
  visitor.page.on('request', (request) => requested.push(request))
  await visitor.open('/search?map=1')
  await visitor.page.getByText('This browser cannot draw maps. Everything is in the list.').waitFor()
  await expect.poll(() => visitor.page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0)
  expect(requested.filter((request) => /map-worker|open-map/.test(request.url()))).toEqual([])
  expect(visitor.problems).toEqual([])
})

/** As `MAP_STYLE_URL` has it in the data of every page. */
async function withStyle(address: string): Promise<void> {
  await visitor.page.route('**/search?*', async (route) => {
    const page = await route.fetch()
    const body = (await page.text()).replace('"strictSpec":', `"mapStyleUrl":"${address}","strictSpec":`)
    await route.fulfill({ response: page, body })
  })
}

test('a street map that cannot be reached gives way to our own, and it says so', async () => {
  visitor = await createVisitor({ width: 1440 })
  await withStyle('/no-such-style.json')
  await visitor.open('/search?map=1')
  await offersHere().waitFor()
  await expect
    .poll(() => visitor.page.getByText('The street map cannot be reached. This is our own map.').count())
    .toBe(1)
})

test('a street map of the operator lies under the offers', async () => {
  visitor = await createVisitor({ width: 1440 })
  await withStyle('/streets.json')
  await visitor.page.route('**/streets.json', (route) =>
    route.fulfill({
      json: {
        version: 8,
        sources: {},
        layers: [{ id: 'streets', type: 'background', paint: { 'background-color': '#ff00ff' } }],
      },
    }),
  )
  requested = []
  visitor.page.on('request', (request) => requested.push(request))
  await visitor.open('/search?map=1')
  await offersHere().waitFor()
  expect(requested.filter((request) => /\/map\/\d/.test(request.url()))).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('without a script there is no map, and the list stays', async () => {
  visitor = await createVisitor({ width: 360, javaScriptEnabled: false })
  await visitor.open('/search?map=1')
  const { page } = visitor
  await expect.poll(() => page.getByRole('main').getByRole('article').first().isVisible()).toBe(true)
  await expect.poll(() => page.locator('.with-map > :last-child').isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('link', { name: 'Hide map' }).isVisible()).toBe(false)
})
