import { afterEach, expect, test } from 'vitest'
import { createVisitor, holdBack, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

test('offline, a page that was never fetched says so; connected again, it comes', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  await page.context().setOffline(true)
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About us' }).click()
  await page.getByText('This page cannot be shown right now').waitFor()
  // Everything around it stays, and leads back to what is here.
  await page.getByRole('link', { name: 'Tahanan, home' }).click()
  await page.getByRole('region', { name: 'Recently added' }).waitFor()
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About us' }).click()
  await page.getByText('This page cannot be shown right now').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('About us')
})

test('a page on its way has a place; what comes for a page that was left is not shown', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  const release = await holdBack(page, '**/api/listing/*/')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rent' }).click()
  await page.waitForURL(/\/search\?status=For\+Rent/)
  await page.getByRole('article').first().waitFor()
  release()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('For rent')
  expect(new URL(page.url()).pathname).toBe('/search')
  expect(visitor.problems).toEqual([])
})

test('a filter that is chosen before the code of the page has come applies when it comes', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const come = await holdBack(page, '**/assets/client-*.js')
  await page.goto('/search', { waitUntil: 'commit' })
  await page.getByLabel('Property Type').selectOption('House')
  come()
  await page.waitForURL(/type=House/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('House')
  expect(visitor.problems).toEqual([])
})

test('a sort that is chosen before the code of the page has come sorts when it comes', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const come = await holdBack(page, '**/assets/client-*.js')
  await page.goto('/search', { waitUntil: 'commit' })
  const cards = page.getByRole('main').getByRole('article')
  const asTheyCame = await cards.allInnerTexts()
  await page.getByLabel('Sort by').selectOption('Price low to high')
  come()
  await expect.poll(() => cards.allInnerTexts()).not.toEqual(asTheyCame)
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('cheapest')
  expect(visitor.problems).toEqual([])
})

test('on paper a listing is what it says, without what is there to be pressed', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await visitor.open((await page.locator('article a[href^="/listing/"]').first().getAttribute('href')) ?? '')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('heading', { name: 'Overview' }).isVisible()).toBe(true)
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('heading', { name: 'More about this property' }).isVisible()).toBe(false)
})
