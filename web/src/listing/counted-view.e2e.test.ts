import type { Page, Request } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

const isBeacon = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/api/seen/')

function watchBeacons(page: Page): Request[] {
  const beacons: Request[] = []
  page.on('request', (request) => {
    if (isBeacon(request)) beacons.push(request)
  })
  return beacons
}

async function chooseListing(page: Page, place: number): Promise<void> {
  await page.getByRole('article').nth(place).getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

/** Until the page has had its time: what comes late would be seen. */
const untilQuiet = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

test('each showing of a listing is counted once, by its number and nothing else, however one comes to it', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const beacons = watchBeacons(page)
  await visitor.open('/search')
  await untilQuiet(page)
  expect(beacons).toEqual([])

  await chooseListing(page, 0)
  await untilQuiet(page)
  expect(beacons).toHaveLength(1)
  // As a page of its own, which the server rendered.
  const address = new URL(page.url()).pathname
  await visitor.open(address)
  await untilQuiet(page)
  expect(beacons).toHaveLength(2)
  await visitor.open('/search')
  await chooseListing(page, 1)
  await untilQuiet(page)
  const paths = beacons.map((request) => new URL(request.url()).pathname)
  expect(paths).toHaveLength(3)
  expect(paths[1]).toBe(paths[0])
  expect(paths[2]).not.toBe(paths[0])
  for (const request of beacons) {
    expect(new URL(request.url()).pathname).toMatch(/^\/api\/seen\/\d+\/$/)
    expect([request.method(), request.postData() ?? '', new URL(request.url()).search]).toEqual(['POST', '', ''])
    expect(await request.headerValue('cookie')).toBeNull()
    expect((await request.response())?.status()).toBe(204)
  }
  await expect.poll(() => page.context().cookies()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test.each([
  ['not to be tracked', 'doNotTrack', '1'],
  ['for privacy', 'globalPrivacyControl', true],
  ['to save data', 'connection', { saveData: true }],
])('who asks %s is not counted', async (_, name, value) => {
  visitor = await createVisitor()
  const { page } = visitor
  const beacons = watchBeacons(page)
  await page.addInitScript(([key, asked]) => Object.defineProperty(Navigator.prototype, key, { get: () => asked }), [
    name,
    value,
  ] as const)
  await visitor.open('/search')
  await chooseListing(page, 0)
  await untilQuiet(page)
  expect(beacons).toEqual([])
})

test('a page behind others is counted when it comes to the front', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const beacons = watchBeacons(page)
  await page.addInitScript(() => {
    let state = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    addEventListener('come-to-front', () => {
      state = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    })
  })
  await visitor.open('/search')
  await chooseListing(page, 0)
  await untilQuiet(page)
  expect(beacons).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('come-to-front')))
  await expect.poll(() => beacons.length).toBe(1)
  // Once for each showing, however often it goes and comes.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await untilQuiet(page)
  expect(beacons).toHaveLength(1)
})

test('the privacy page says what is counted, in both languages', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/privacy')
  await page.getByText('It counts how often the page of a listing was shown, by day alone').waitFor()
  await visitor.open('/fil/privacy')
  await page.getByText('Binibilang lang nito kung ilang beses ipinakita').waitFor()
  expect(visitor.problems).toEqual([])
})
