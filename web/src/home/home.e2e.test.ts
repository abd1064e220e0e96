import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

test('the cover: two tabs, four types, a box that can be cleared, and a search that goes to the search page', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  // What is typed and chosen stays when the other tab is.
  await page.getByLabel('Type').selectOption('Land')
  await page.getByPlaceholder('Enter a location, project, or developer').fill('Lipa')
  await page.getByRole('link', { name: 'Rent', exact: true }).last().click()
  await page.waitForURL(/\/\?status=For\+Rent$/)
  await expect.poll(() => page.getByPlaceholder('Enter a location, project, or developer').inputValue()).toBe('Lipa')
  expect(await page.getByLabel('Type').inputValue()).toBe('Land')
  await page.getByRole('navigation', { name: 'Buy or rent' }).locator('a[aria-current]', { hasText: 'Rent' }).waitFor()
  const types = await page.getByLabel('Type').locator('option').allTextContents()
  expect(types).toEqual(['Any', 'House', 'Land', 'Condominium', 'Commercial'])
  await page.getByLabel('Type').selectOption('Condominium')
  const box = page.getByPlaceholder('Enter a location, project, or developer')
  await box.fill('nowhere')
  await page.getByRole('button', { name: 'Clear the text' }).click()
  await expect.poll(() => box.inputValue()).toBe('')
  await box.fill('Cebu')
  await box.press('Enter')
  await page.waitForURL(/\/search\?/)
  const query = new URL(page.url()).searchParams
  expect(Object.fromEntries(query)).toMatchObject({ status: 'For Rent', type: 'Condominium', search: 'Cebu' })
  expect(visitor.problems).toEqual([])
})

test('two carousels of four at most, which go on by their arrows', async () => {
  visitor = await createVisitor({ width: 800 })
  const { page } = visitor
  await visitor.open('/')
  const recent = page.getByRole('region', { name: 'Recently added' })
  await expect.poll(() => recent.getByRole('article').count()).toBe(4)
  expect(
    await page.getByRole('region', { name: 'Featured listings' }).getByRole('article').count(),
  ).toBeLessThanOrEqual(4)
  const list = recent.getByRole('list', { name: 'Recently added' })
  await recent.getByRole('button', { name: 'Further: Recently added' }).click()
  await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(300)
  expect(visitor.problems).toEqual([])
})

test('a carousel with nothing in it is not there', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  const nothing = { count: 0, count_exact: true, next: null, previous: null, results: [] }
  await page.route('**/api/listing/?featured=true*', (route) => route.fulfill({ json: nothing }))
  await page.getByRole('navigation', { name: 'Buy or rent' }).getByRole('link', { name: 'Rent' }).click()
  await page.waitForURL(/\/\?status=For\+Rent$/)
  await page.getByRole('region', { name: 'Recently added' }).getByRole('article').first().waitFor()
  await expect.poll(() => page.getByRole('region', { name: 'Featured listings' }).count()).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('without JavaScript the search is still a search', async () => {
  visitor = await createVisitor({ javaScriptEnabled: false })
  const { page } = visitor
  await visitor.open('/?status=For+Rent')
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0)
  await page.getByPlaceholder('Enter a location, project, or developer').fill('<b>Cebu</b>')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/\/search\?/)
  expect(new URL(page.url()).searchParams.get('status')).toBe('For Rent')
  await expect.poll(() => page.title()).toContain('<b>Cebu</b>')
})

test('the other theme is chosen once, and stays', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await visitor.open('/about')
  expect(await ground()).toBe(dark)
  expect(visitor.problems).toEqual([])
})

test('homes come first, and "See all" of the featured ones opens featured ones', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  const recent = page.getByRole('region', { name: 'Recently added' })
  for (const card of await recent.getByRole('article').allInnerTexts()) expect(card).toMatch(/^(House|Condo|Lot)\n/)
  await page.getByRole('region', { name: 'Featured listings' }).getByRole('link', { name: 'See all' }).click()
  await page.waitForURL(/\/search\?.*featured=true/)
  await page.getByRole('list', { name: 'Filters in force' }).getByText('Featured').waitFor()
  expect(visitor.problems).toEqual([])
})

test('where there are no homes, the newest of anything is shown', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  const nothing = { count: 0, count_exact: true, next: null, previous: null, results: [] }
  await page.route('**/api/listing/?*kind=home*', (route) => route.fulfill({ json: nothing }))
  await page.getByRole('navigation', { name: 'Buy or rent' }).getByRole('link', { name: 'Rent' }).click()
  await page.getByRole('region', { name: 'Recently added' }).getByRole('article').first().waitFor()
  expect(visitor.problems).toEqual([])
})

test.each([360, 1440])('every suggestion can be seen and pressed, %i wide', async (width) => {
  visitor = await createVisitor({ width, height: 780 })
  const { page } = visitor
  await visitor.open('/')
  await page.getByPlaceholder('Enter a location, project, or developer').pressSequentially('ma')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await options.first().waitFor()
  const hidden = await options.evaluateAll((all) =>
    all
      .filter((option) => {
        option.scrollIntoView({ block: 'center' })
        const { left, top, width: across, height } = option.getBoundingClientRect()
        const seen = document.elementFromPoint(left + across / 2, top + height / 2)
        return !(seen instanceof Node && option.contains(seen))
      })
      .map(({ textContent }) => textContent),
  )
  expect(hidden).toEqual([])
  await expect.poll(() => options.count()).toBeGreaterThan(2)
})
