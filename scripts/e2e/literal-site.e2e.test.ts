import { createVisitor, type Visitor } from '@tahanan/web/browser/visitor.fixture.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LiteralSite, startLiteralSite } from './literal-site.fixture.ts'
import { ADMINISTRATOR } from './running-systems.setup.ts'

const BOX = 'Enter a location, project, or developer'

let site: LiteralSite
let visitor: Visitor
let isAway = false

beforeAll(async () => {
  site = await startLiteralSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  visitor = await createVisitor({ site: site.url })
})
afterEach(async () => {
  if (isAway) await bringBack()
  await visitor.close()
})

test('a contact form that is sent does nothing, and says nothing', async () => {
  const { page } = visitor
  await visitor.open('/contactus')
  // What the page fetches by itself has come.
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByLabel('How can we help?').count()).toBe(0)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await page.getByLabel('Full name').fill('Maria Clara')
  await page.getByLabel('E-mail').fill('maria@example.ph')
  await page.getByLabel('Phone').fill('0917 123 4567')
  await page.getByLabel('Message').fill('May we see it?')
  await page.getByLabel(/^I agree/).check()
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await submit.click()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('May we see it?')
  await expect.poll(() => submit.isEnabled()).toBe(true)
  expect(sent).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('the search page has what the specification says, and nothing more', async () => {
  const { page } = visitor
  await visitor.open('/search?status=For+Rent')
  const prices = await page.getByLabel('Price', { exact: true }).locator('option').allTextContents()
  expect(prices).toEqual(['Any price', 'Below 2M', '2M - 4M', '4M - 8M', '8M - 12M', '12M - 20M', '20M above'])
  await expect.poll(() => page.getByText('More filters').count()).toBe(0)
  await visitor.open('/search')
  const sorts = await page.getByLabel('Sort by').locator('option').allTextContents()
  expect(sorts).toEqual(['Most Recent', 'Price low to high', 'Price high to low'])
  await page.getByLabel('Sort by').selectOption('Price low to high')
  await expect.poll(() => page.getByText('Sort all results').count()).toBe(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByPlaceholder(BOX).fill('hosue')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('No listings found.').waitFor()
  expect(asked.filter((path) => path.includes('suggest'))).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('a page that cannot be read says so with 503, and is there when it is asked again', async () => {
  const { page } = visitor
  await visitor.open('/search')
  const path = (await page.locator('article a[href^="/listing/"]').first().getAttribute('href')) ?? ''
  await takeAway()
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(503)
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  const away = page.getByRole('heading', { level: 1, name: 'This page cannot be shown right now' })
  await away.waitFor()
  await expect.poll(() => page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(await visitor.findBarriers()).toEqual([])

  // Asked again while it is still away, it says so again.
  const again = page.getByRole('button', { name: 'Try again' })
  const refused = page.waitForResponse((response) => response.status() === 503)
  await again.click()
  await refused
  await away.waitFor()

  await bringBack()
  await askUntil(() => page.getByRole('heading', { name: 'Overview' }).isVisible())
  expect(visitor.problems.filter((problem) => !problem.includes('503'))).toEqual([])
})

test('home keeps its cover, and its listings come back', async () => {
  const { page } = visitor
  await takeAway()
  await expect.poll(async () => (await page.goto('/?status=For+Rent'))?.status()).toBe(503)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.getByPlaceholder(BOX).isVisible()).toBe(true)
  await page.getByText('These listings cannot be shown right now').first().waitFor()
  await bringBack()
  await askUntil(() => page.getByRole('article').first().isVisible())
})

test('a screen beyond the specification is neither in the menu nor at its address', async () => {
  const { page } = visitor
  await page.goto('/login?next=%2Fdashboard%2Fleads%2Freport')
  await page.getByLabel('Username').fill(ADMINISTRATOR.username)
  await page.getByLabel('Password').fill(ADMINISTRATOR.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard/leads/report')
  await page.getByRole('heading', { name: 'Page not Found' }).waitFor()
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: 'Leads' }).click()
  await menu.getByRole('link', { name: 'Appraisal' }).waitFor()
  await expect.poll(() => menu.getByRole('link', { name: 'Reports' }).count()).toBe(0)
})

async function takeAway(): Promise<void> {
  isAway = true
  await site.way.cut()
}

async function bringBack(): Promise<void> {
  isAway = false
  await site.way.mend()
}

/** Presses `Try again` until what was asked for is there. */
async function askUntil(isThere: () => Promise<boolean>): Promise<void> {
  const again = visitor.page.getByRole('button', { name: 'Try again' }).first()
  await expect
    .poll(async () => {
      await again.click({ timeout: 500 }).catch(() => {})
      return isThere()
    })
    .toBe(true)
}
