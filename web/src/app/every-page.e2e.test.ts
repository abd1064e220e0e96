import { addressIn, LANGUAGES } from '@tahanan/contracts/site/language.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { FIXED_ADDRESSES, pageAddresses } from '../browser/page-addresses.fixture.ts'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor | undefined
afterEach(() => visitor?.close())

test.each([
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'en', theme: 'dark', width: 360 },
  { language: 'en', theme: 'light', width: 320 },
  { language: 'fil', theme: 'dark', width: 1440 },
  { language: 'fil', theme: 'light', width: 360 },
  { language: 'fil', theme: 'dark', width: 320 },
] as const)('every page, %o: nothing goes wrong, nothing sticks out, and axe finds nothing', async (look) => {
  visitor = await createVisitor({ theme: look.theme, width: look.width })
  const barriers: Record<string, string[]> = {}
  for (const path of await pageAddresses(look.language)) {
    await visitor.open(path)
    const { scroll, inner } = await visitor.page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      inner: window.innerWidth,
    }))
    const found = [...(scroll > inner ? ['wider than the window'] : []), ...(await visitor.findBarriers())]
    if (found.length > 0) barriers[path] = found
  }
  expect(barriers).toEqual({})
  expect(visitor.problems).toEqual([])
})

test('every page reads well without JavaScript, and says what it is', async () => {
  visitor = await createVisitor({ javaScriptEnabled: false })
  const { page } = visitor
  for (const path of await pageAddresses()) {
    await visitor.open(path)
    expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1])
    expect(
      await page.locator('link[rel="canonical"], meta[name="robots"][content^="noindex"]').count(),
    ).toBeGreaterThan(0)
    const description = await page.locator('meta[name="description"]').getAttribute('content')
    expect(description?.length).toBeGreaterThan(10)
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    }
  }
})

test.each(LANGUAGES)(
  'the sitemap names every page with an address of its own that may be found: %s',
  async (language) => {
    const read = async (path: string) => (await fetch(inject('siteUrl') + path)).text()
    const sitemap = await read('/sitemap/pages.xml')
    expect(FIXED_ADDRESSES.length).toBeGreaterThan(5)
    for (const path of FIXED_ADDRESSES) {
      const address = addressIn(language, path)
      const mayBeFound = (await read(address)).includes('content="index,follow"')
      expect([address, new RegExp(`<loc>[^<]+:\\d+${address}</loc>`).test(sitemap)]).toEqual([address, mayBeFound])
    }
  },
)

/** From now on the page adds up by how much things move that nobody moved. */
async function watchMoves({ page }: Visitor): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
          Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + Number(entry.value) })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'moved')))
}

test('nothing moves while a page loads', async () => {
  visitor = await createVisitor({ width: 412, height: 823 })
  const moves = await watchMoves(visitor)
  const unsteady: string[] = []
  for (const path of await pageAddresses()) {
    await visitor.open(path)
    const moved = await moves()
    if (moved >= 0.02) unsteady.push(`${path} moves by ${moved}`)
  }
  expect(unsteady).toEqual([])
})

test('nothing moves while somebody goes to the end of a list again and again', async () => {
  visitor = await createVisitor({ width: 360, height: 740 })
  const { page } = visitor
  const moves = await watchMoves(visitor)
  await visitor.open('/search')
  const cards = page.getByRole('main').getByRole('article')
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const more = page.getByRole('button', { name: 'Show more' })
  await expect.poll(() => toEnd().then(() => more.isVisible())).toBe(true)
  const threePages = await cards.count()
  await more.press('Enter')
  await expect.poll(() => cards.count()).toBeGreaterThan(threePages)
  await toEnd()
  expect(await moves()).toBeLessThan(0.02)
})

test('a picture that cannot be had leaves a drawing, not the sign of the browser', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.route('**/media/**', (route) => route.abort())
  for (const path of await pageAddresses()) {
    await visitor.open(path)
    const broken = () =>
      page
        .locator('img')
        .evaluateAll(
          (all) =>
            all.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0)
              .length,
        )
    await expect.poll(broken).toBe(0)
  }
})

test.each(LANGUAGES)('no page begins with more than 95 kB of scripts, as they are sent: %s', async (language) => {
  const heavy: string[] = []
  for (const path of await pageAddresses(language)) {
    const html = await (await fetch(inject('siteUrl') + path)).text()
    const scripts = [...html.matchAll(/(?:<script[^>]* src|<link rel="modulepreload" href)="([^"]+)"/g)]
    const sizes = scripts.map(async ([, src]) => {
      const answer = await fetch(inject('siteUrl') + src, { headers: { 'accept-encoding': 'br' } })
      expect(answer.headers.get('cache-control')).toContain('immutable')
      return Number(answer.headers.get('content-length'))
    })
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    if (total > 95_000) heavy.push(`${path} begins with ${total} bytes`)
  }
  expect(heavy).toEqual([])
})
