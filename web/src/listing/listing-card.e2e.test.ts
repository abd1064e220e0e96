import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingCard } from '@tahanan/contracts/listing/listing-card.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { statusLabel } from '@tahanan/contracts/property/property-status.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

const HOMES: Readonly<Record<string, string>> = { 'House and lot': 'House', Condominium: 'Condo', 'Lot Only': 'Lot' }

/** The words of a listing card (§2), of what the call says. */
function wordsOf(card: ListingCard): readonly string[] {
  const { bedroom, bathroom, floor_area: floor, lot_area: lot, monthly_equity: equity } = card
  const isProject = card.type === PROJECT_LISTING
  return [
    card.property_type === 'Residential' ? (HOMES[card.property_subtype] ?? '') : card.property_type,
    statusLabel(card),
    card.price,
    card.name,
    card.location,
    ...(isProject && equity ? [`Eq. ₱${Math.round(equity).toLocaleString('en-PH')}`] : []),
    ...(isProject ? [card.project_name ?? '', card.developer_name ?? ''] : ['Brokerage']),
    ...[bedroom, bathroom].map((count) => String(count || '')),
    ...[floor, lot].map((sqm) => (sqm ? areaText(sqm) : '')),
  ]
}

test.each([
  { status: 'For Sale', has: 'Eq. ₱' },
  { status: 'For Rent', has: '/month' },
])('cards of $status are 360 wide and say what the call says', async ({ status, has }) => {
  const query = new URLSearchParams({ status }).toString()
  const answer: unknown = await (await fetch(`${inject('siteUrl')}/api/listing?${query}`)).json()
  const { results } = listingListSchema.parse(answer)
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open(`/search?${query}`)
  const all: string[] = []
  for (const card of results) {
    const article = page.locator('article').filter({ has: page.locator(`a[href="/listing/${card.slug}/"]`) })
    expect((await article.boundingBox())?.width).toBe(360)
    const text = await article.innerText()
    all.push(text)
    expect([card.slug, ...wordsOf(card).filter((word) => !text.includes(word))]).toEqual([card.slug])
    expect(text).toContain('New')
    expect(text).toMatch(/Posted \w+ \d+, \d{4}/)
    // Links only where there is something to go to.
    const isProject = card.type === PROJECT_LISTING
    await expect.poll(() => article.locator('a[href^="/project/"]').count()).toBe(isProject ? 1 : 0)
    await expect.poll(() => article.locator('a[href^="/developer/"]').count()).toBe(isProject ? 1 : 0)
  }
  expect(all.join()).toContain(has)
  expect(visitor.problems).toEqual([])
})

test('a card that leads nowhere any more is only noted when it is pointed at', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.route('**/api/listing/*/', (route) =>
    route.fulfill({ status: 404, json: { detail: 'There is nothing at this address.', code: 'not_found' } }),
  )
  const noted = page.waitForEvent('console', (message) => message.type() === 'debug')
  await page.locator('article').first().hover()
  expect((await noted).text()).toContain('prefetch')
  expect(new URL(page.url()).pathname).toBe('/search')
  expect(visitor.problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test('the focus on a card is a ring within it, all of which is seen', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  const article = page.locator('article').first()
  await article.getByRole('button', { name: /^Shortlist/ }).focus()
  await page.keyboard.press('Tab')
  const ring = await article.locator('h3 a').evaluate((link) => {
    const { outlineStyle, outlineWidth, outlineOffset, width } = getComputedStyle(link, '::after')
    return { outlineStyle, outlineWidth, outlineOffset, width }
  })
  expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', outlineOffset: '-3px', width: '358px' })
})

const cardWithPictures = () =>
  visitor.page
    .getByRole('article')
    .filter({ has: visitor.page.locator('.card-pictures > a > span:nth-child(3)') })
    .first()

const picturesOf = (names: readonly string[]) => names.filter((path) => path.startsWith('/media/'))

test('a card has its cover alone until somebody steps on, by mouse or keyboard; its link still leads to the page', async () => {
  visitor = await createVisitor({ reducedMotion: 'reduce' })
  const { page } = visitor
  await visitor.open('/search')
  const card = cardWithPictures()
  const strip = card.locator('.card-pictures')
  await expect.poll(() => strip.locator('img').count()).toBe(1)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await card.hover()
  const next = card.getByRole('button', { name: /^Next picture of / })
  await next.waitFor()
  expect(picturesOf(fetched)).toEqual([])
  await next.click()
  await card.getByRole('status').getByText('Picture 2 of 3').waitFor({ state: 'attached' })
  await expect.poll(() => strip.locator('img').count()).toBe(3)
  await expect.poll(() => picturesOf(fetched).length).toBeGreaterThan(0)
  await card.getByRole('button', { name: /^Previous picture of / }).press('Enter')
  await card.getByRole('status').getByText('Picture 1 of 3').waitFor({ state: 'attached' })
  // From the first back to the last.
  await card.getByRole('button', { name: /^Previous picture of / }).press('Enter')
  await card.getByRole('status').getByText('Picture 3 of 3').waitFor({ state: 'attached' })
  expect(await visitor.findBarriers()).toEqual([])
  await strip.click({ position: { x: 180, y: 130 } })
  await page.waitForURL(/\/listing\//)
  expect(visitor.problems).toEqual([])
})

test('swiped, a card shows its next picture', async () => {
  visitor = await createVisitor({ width: 360, height: 740, hasTouch: true })
  const { page } = visitor
  await visitor.open('/search')
  const card = cardWithPictures()
  await card.scrollIntoViewIfNeeded()
  const strip = card.locator('.card-pictures')
  const { x = 0, y = 0, width = 0 } = (await strip.boundingBox()) ?? {}
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: x + width / 2,
    y: y + 80,
    xDistance: -width * 0.8,
    yDistance: 0,
  })
  await expect.poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBe(1)
  await expect.poll(() => strip.locator('img').count()).toBe(3)
  expect(new URL(page.url()).pathname).toBe('/search')
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('pictures of a card that fail leave a drawing, and the steps go on', async () => {
  visitor = await createVisitor({ reducedMotion: 'reduce' })
  const { page } = visitor
  await visitor.open('/search')
  const card = cardWithPictures()
  await page.route('**/media/**', (route) => route.abort())
  await card.hover()
  await card.getByRole('button', { name: /^Next picture of / }).click()
  await card.getByRole('button', { name: /^Next picture of / }).click()
  await card.getByRole('status').getByText('Picture 3 of 3').waitFor({ state: 'attached' })
  await expect.poll(() => card.locator('.card-pictures img').count()).toBe(1)
})
