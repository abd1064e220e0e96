import { afterEach, beforeEach, expect, test } from 'vitest'
import { createVisitor, holdBack, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
beforeEach(async () => {
  visitor = await createVisitor()
  await visitor.open('/')
})
afterEach(() => visitor.close())

async function openNewest(): Promise<void> {
  const { page } = visitor
  await page
    .getByRole('region', { name: 'Recently added' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(/\/listing\/.+\?status=/)
  // An address may be there before its page.
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).waitFor()
}

test('a card leads to the page, whose query then says status and tab', async () => {
  const { page } = visitor
  await openNewest()
  const query = new URL(page.url()).searchParams
  expect(query.get('tab')).toBe(query.get('status'))
  expect(['For Sale', 'For Rent']).toContain(query.get('status'))
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect.poll(() => page.getByRole('navigation', { name: 'Breadcrumbs' }).innerText()).toMatch(/Home/)
  await expect.poll(() => page.title()).toContain(title)
  const form = page.getByRole('heading', { name: 'More about this property' })
  await form.waitFor()
  await expect.poll(() => form.count()).toBe(1)
  await page.goBack()
  await page.getByRole('region', { name: 'Recently added' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(visitor.problems).toEqual([])
})

test('pictures: 500 high, changed by hand, paused, and over the whole window', async () => {
  const { page } = visitor
  await openNewest()
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  expect(Math.round((await gallery.boundingBox())?.height ?? 0)).toBe(500)
  await gallery.getByRole('button', { name: 'Stop changing pictures' }).click()
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await gallery.getByText(/2 \/ \d/).waitFor()
  // Swiped: the list is scrolled like any other.
  await gallery.getByRole('list').evaluate((list) => list.scrollTo({ left: list.clientWidth * 2, behavior: 'instant' }))
  await gallery.getByText(/3 \/ \d/).waitFor()
  await gallery.getByRole('link', { name: /^Picture 3 of \d, full screen/ }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close' }).waitFor({ state: 'detached' })
  expect(visitor.problems).toEqual([])
})

test('they change by themselves every five seconds, and rest while they have the focus', async () => {
  const { page } = visitor
  await openNewest()
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  await page.mouse.move(5, 5)
  await gallery.getByText(/2 \/ \d/).waitFor({ timeout: 60_000 })
  await gallery.getByRole('button', { name: 'Next picture' }).focus()
  await expect.poll(() => gallery.getByText(/\/ \d$/).getAttribute('aria-live')).toBe('polite')
})

test('nothing moves by itself for those who asked for that', async () => {
  const still = await createVisitor({ reducedMotion: 'reduce' })
  try {
    await still.open(new URL(visitor.page.url()).pathname)
    const first = still.page.getByRole('article').first().getByRole('link').first()
    await still.open((await first.getAttribute('href')) ?? '')
    const toggle = still.page.getByRole('button', { name: /pictures/ }).first()
    await expect.poll(() => toggle.getAttribute('aria-label')).toBe('Change pictures by themselves')
  } finally {
    await still.close()
  }
})

test('back from a project, the page is where it was left', async () => {
  const { page } = visitor
  await page.goto('/search')
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/project/"]') })
    .first()
  await card.getByRole('link').first().click()
  await page.waitForURL(/\/listing\/.+\?status=/)
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  const scrollDown = () => {
    window.scrollTo(0, 700)
    return window.scrollY
  }
  await expect.poll(() => page.evaluate(scrollDown)).toBe(700)
  await page
    .getByRole('main')
    .locator('a[href^="/project/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(/\/project\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await page.waitForURL(/\/listing\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  expect(visitor.problems).toEqual([])
})

test('while the calls are away, the page says so, and comes when it is asked again', async () => {
  const { page, problems } = visitor
  let isAway = true
  await page.route('**/api/listing/*/', (route) => (isAway ? route.abort() : route.continue()))
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByText('This page cannot be shown right now').waitFor()
  isAway = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

test('a listing that is not there is not found, on arrival and on the way', async () => {
  const { page } = visitor
  const answer = await page.goto('/listing/nothing-here/')
  expect(answer?.status()).toBe(404)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not Found')
  await page.getByText('This link is broken or this page has been removed.').waitFor()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await page.getByRole('region', { name: 'Recently added' }).waitFor()
})

test('whom to ask is in view at once: the broker beside the pictures, on a phone a bar at its foot', async () => {
  const { page } = visitor
  await page.setViewportSize({ width: 1440, height: 900 })
  await openNewest()
  const broker = page.getByRole('complementary', { name: 'Contact' }).getByText(/^PRC licence/)
  const box = await broker.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(900)
  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.getByRole('navigation', { name: 'Ask about it' })
  const footOfBar = async () => {
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {}
    return Math.round(y + height)
  }
  await expect.poll(footOfBar).toBe(740)
  for (const link of await bar.getByRole('link').all()) {
    const { x = 0, width = 0 } = (await link.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
  }
  await bar.getByRole('link', { name: 'Enquire' }).click()
  await expect.poll(() => page.getByLabel('Full name').evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(async () => (await page.getByLabel('Full name').boundingBox())?.y).toBeLessThan(700)
})

test.each(['on the way', 'on arrival'])('whoever enquires before the form is there is led to it, %s', async (how) => {
  const { page } = visitor
  await page.setViewportSize({ width: 360, height: 740 })
  const arrive = await holdBack(page, '**/contact-agent*.js')
  await openNewest()
  const name = page.getByLabel('Full name')
  if (how === 'on arrival') {
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: /^Use the \w+ theme$/ }).waitFor()
    // Seen already, and not yet to be filled in.
    await expect.poll(() => name.isDisabled()).toBe(true)
  } else {
    await expect.poll(() => name.count()).toBe(0)
  }
  await page.getByRole('navigation', { name: 'Ask about it' }).getByRole('link', { name: 'Enquire' }).click()
  arrive()
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  await expect.poll(async () => (await name.boundingBox())?.y).toBeLessThan(700)
})

test('an offer that can be had shows similar ones, its reference and its dates', async () => {
  const { page } = visitor
  await openNewest()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const similar = page.getByRole('region', { name: 'Similar places' })
  await similar.getByRole('article').first().waitFor()
  await expect.poll(() => similar.getByRole('heading', { level: 3 }).allInnerTexts()).not.toContain(title)
  await page.getByText(/^Reference \d+ · Posted \w+ \d+, \d{4} · Updated \w+ \d+, \d{4}$/).waitFor()
  expect(visitor.problems).toEqual([])
})
