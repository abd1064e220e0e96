import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { afterEach, expect, test } from 'vitest'
import { createVisitor, holdBack, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

const BOX = 'Enter a location, project, or developer'
/** By script, as often as it takes: how many pages one step brings depends on the window and on when they come. */
const toEnd = () => visitor.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))

const articles = () => visitor.page.getByRole('main').getByRole('article')

test('the bar, the heading, the sorts and the words of an empty search', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  const options = (label: string) => page.getByLabel(label, { exact: true }).locator('option').allTextContents()
  expect(await options('Property Type')).toEqual(['Any', 'House', 'Land', 'Condominium', 'Commercial'])
  expect(await options('Price')).toEqual([
    'Any price',
    'Below 2M',
    '2M - 4M',
    '4M - 8M',
    '8M - 12M',
    '12M - 20M',
    '20M above',
  ])
  expect(await options('Sort by')).toEqual([
    'Most Recent',
    'Price low to high',
    'Price high to low',
    'Price per sqm low to high',
    'Size large to small',
  ])
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('All listings')
  await page.getByPlaceholder(BOX).fill('nothing like it')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('No listings found.').waitFor()
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).innerText())
    .toBe('Search results for: nothing like it')
  expect(visitor.problems).toEqual([])
})

test.each([
  ['cebu', 'area=1380300000'],
  ['condo', 'type=House'],
])('%s, typed beside %s, is said to be left out, and can be looked for instead', async (words, chosen) => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open(`/search?search=${words}&${chosen}`)
  await page.getByText(`Another place or kind is chosen, so this was left out: ${words}`).waitFor()
  await page.getByRole('link', { name: 'Look for it instead' }).click()
  await expect.poll(() => new URL(page.url()).search).toBe(`?search=${words}`)
  await page.getByText('Another place or kind is chosen').waitFor({ state: 'detached' })
  expect(visitor.problems).toEqual([])
})

test('more loads at the bottom without a page number; sorting asks for nothing, and says among how many', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/listing/?')) asked.push(request.url())
  })
  await visitor.open('/search')
  const more = page.getByRole('button', { name: 'Show more' })
  await expect.poll(() => toEnd().then(() => more.isVisible())).toBe(true)
  // These came by themselves; the next by the button, so that the footer can be reached.
  const threePages = await articles().count()
  expect(asked).toHaveLength(2)
  await more.click()
  await expect.poll(() => articles().count()).toBeGreaterThan(threePages)
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect(asked.filter((url) => new URL(url).searchParams.has('page'))).toEqual([])

  const calls = asked.length
  await page.getByLabel('Sort by').selectOption('Price low to high')
  const prices = await page
    .getByRole('main')
    .locator('article')
    .evaluateAll((cards) => cards.length)
  expect(prices).toBeGreaterThan(threePages)
  expect(asked).toHaveLength(calls)
  expect(visitor.problems).toEqual([])
})

test('the note beside the sort offers to sort all of them', async () => {
  visitor = await createVisitor({ height: 400 })
  const { page } = visitor
  await visitor.open('/search')
  await page.getByLabel('Sort by').selectOption('Price high to low')
  await page.getByText(/^Sorted among \d+ of \d+/).waitFor()
  // What comes by itself has come: nothing moves under the pointer.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Sort all results' }).click()
  await page.waitForURL(/sort=Price\+high\+to\+low/)
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('dearest')
  expect(visitor.problems).toEqual([])
})

test('filters become chips that take them off, and the others say how many they would leave', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search?status=For+Sale')
  await page.getByLabel('Property Type').selectOption('House')
  await page.getByText('More filters').click()
  await page
    .getByLabel('Bedrooms')
    .locator('option', { hasText: /^3 \(\d/ })
    .waitFor({ state: 'attached' })
  // What is chosen applies at once, and the focus stays where one chooses.
  await page.getByLabel('Bedrooms').selectOption('3')
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await chips.getByText('3 bedrooms').waitFor()
  await expect
    .poll(() => chips.getByRole('link').allInnerTexts())
    .toEqual(['For sale', 'House', '3 bedrooms', 'Clear all'])
  await chips.getByRole('link', { name: 'Remove the filter House' }).click()
  await page.waitForURL((url) => !url.searchParams.has('type'))
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL((url) => url.pathname === '/search' && url.search === '')
  expect(visitor.problems).toEqual([])
})

test('buy or rent, and a price of one’s own: the later one holds, and a range upside down is refused', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search?type=Condominium')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Condominium')
  await page.getByLabel('Buy or rent').selectOption('Rent')
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await chips.getByText('For rent').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Buy' }).click()
  await chips.getByText('For sale').waitFor()
  await chips.getByText('Condominium').waitFor()
  await page.getByText('More filters').click()
  await page.getByLabel('From, Price, ₱').fill('5M')
  await page.getByLabel('From, Price, ₱').blur()
  await chips.getByText('From ₱5,000,000').waitFor()
  await page.getByLabel('To, Price, ₱').fill('2.5M')
  await page.getByLabel('To, Price, ₱').press('Enter')
  await expect
    .poll(() =>
      page.getByLabel('To, Price, ₱').evaluate((field) => 'validationMessage' in field && field.validationMessage),
    )
    .toBe('This is less than where the range begins.')
  await page.getByLabel('From, Price, ₱').fill('1.5M')
  await page.getByRole('button', { name: /^Show [\d,]+\+? listings?$/ }).click()
  await chips.getByText('₱1,500,000 – ₱2,500,000').waitFor()
  await page.getByLabel('Price', { exact: true }).selectOption('4M - 8M')
  await chips.getByText('4M - 8M').waitFor()
  await expect.poll(() => chips.getByText('₱1,500,000 – ₱2,500,000').count()).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('nothing found: each filter can be dropped on the spot', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search?type=Land&bedrooms=9')
  await page.getByText('No listings found.').waitFor()
  await page.getByRole('main').getByRole('link', { name: '9 bedrooms', exact: true }).click()
  await page.waitForURL((url) => !url.searchParams.has('bedrooms') && url.searchParams.get('type') === 'Land')
  await articles().first().waitFor()
  expect(visitor.problems).toEqual([])
})

test('the latest searches are offered in the empty box, and can be forgotten', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search?type=House')
  await articles().first().waitFor()
  await page.getByRole('link', { name: 'Tahanan, home' }).click()
  // Both pages have such a box.
  await page.getByRole('region', { name: 'Recently added' }).waitFor()
  await page.getByRole('combobox', { name: BOX }).click()
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name: 'House' }).click()
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('type') === 'House')
  await page.getByLabel('Sort by').waitFor()
  await page.getByRole('combobox', { name: BOX }).click()
  await page.getByRole('option', { name: 'Forget these searches' }).click()
  await page.getByRole('combobox', { name: BOX }).press('Escape')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tahanan.searches'))).toBe('[]')
  expect(visitor.problems).toEqual([])
})

test('a search that is narrowed stays sorted, all of it', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByLabel('Sort by').selectOption('Price low to high')
  await page.getByLabel('Property Type').selectOption('House')
  await page.waitForURL(/type=House/)
  expect(new URL(page.url()).search).toBe('?type=House&sort=Price+low+to+high')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('House')
  await page.getByLabel('Sort by').selectOption('Price high to low')
  await page.getByRole('link', { name: 'Remove the filter House' }).click()
  await page.waitForURL((url) => url.search === '?sort=Price+high+to+low')
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('dearest')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('dearest')
  await page.goBack()
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('cheapest')
  expect(visitor.problems).toEqual([])
})

test('a sort survives going back', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByLabel('Sort by').selectOption('Price low to high')
  const first = await articles().first().innerText()
  await articles().nth(1).getByRole('link').first().click()
  await page.waitForURL(/\/listing\//)
  await page.goBack()
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('cheapest')
  await expect.poll(() => articles().first().innerText()).toBe(first)
  expect(visitor.problems).toEqual([])
})

test('a fresh load in the same tab begins at the top; three pages come by themselves, then the end can be reached', async () => {
  visitor = await createVisitor({ width: 360, height: 740 })
  const { page } = visitor
  await visitor.open('/search')
  await expect.poll(() => toEnd().then(() => page.getByRole('button', { name: 'Show more' }).isVisible())).toBe(true)
  const loaded = await articles().count()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
  await page.goBack()
  await expect.poll(() => articles().count()).toBe(loaded)
  await visitor.open('/search?type=House')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('more comes where a busy browser tells of two moves at once', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((moves, observer) => {
          const outside = moves.map((move) => Object.create(move, { isIntersecting: { value: false } }))
          told([...outside, ...moves], observer)
        }, options)
      }
    }
  })
  await visitor.open('/search')
  await toEnd()
  await expect.poll(() => articles().count()).toBeGreaterThanOrEqual(24)
  expect(visitor.problems).toEqual([])
})

test('going back finds what was loaded, at the place that was left', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => articles().count()).toBeGreaterThanOrEqual(24)
  const card = articles().nth(20)
  await card.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await card.getByRole('link').first().click()
  await page.waitForURL(/\/listing\//)
  await page.goBack()
  await expect.poll(() => articles().count()).toBeGreaterThanOrEqual(24)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
  expect(visitor.problems).toEqual([])
})

test('suggestions by keyboard alone: arrows, Enter, Escape', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  const word = (await articles().first().locator('p:has(svg)').last().innerText()).split(',').at(-1)?.trim() ?? ''
  const box = page.getByRole('combobox', { name: BOX })
  await box.focus()
  // Whoever types slowly is suggested something in between.
  const suggested = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === word.slice(0, 4))
  await page.keyboard.type(word.slice(0, 4))
  await suggested
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await list.waitFor()
  await expect.poll(() => box.getAttribute('aria-expanded')).toBe('true')
  await page.keyboard.press('ArrowDown')
  const chosen = list.getByRole('option', { selected: true })
  await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => box.inputValue()).toBe(word.slice(0, 4))
  await page.keyboard.press('ArrowDown')
  await list.waitFor()
  await page.keyboard.press('ArrowDown')
  const label = (await chosen.innerText()).split('\n')[0] ?? ''
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.has('area') || url.pathname !== '/search')
  if (new URL(page.url()).pathname === '/search') {
    await page.getByRole('list', { name: 'Filters in force' }).getByText(label).waitFor()
  }
  expect(visitor.problems).toEqual([])
})

test.each([
  '/search?status=Maybe&type=Castle&price=cheap&sort=loveliest&page=9999&lot_min=5&lot_max=1',
  `/search?search=${'a'.repeat(5_000)}`,
  '/search?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/search?search=%00&cursor=forged',
])('any query string is a page: %s', async (path) => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (path.includes('script')) {
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).innerText())
      .toBe('Search results for: <script>alert(1)</script>')
    await expect.poll(() => page.title()).toContain('<script>alert(1)</script>')
  }
  expect(visitor.problems).toEqual([])
})

test('while the calls are away, the page says so and keeps what is there', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  // Before the page, which may ask for more by itself.
  await page.route('**/api/listing/**', (route) => route.abort())
  await visitor.open('/search')
  const loaded = await articles().count()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByText('More listings cannot be loaded right now.').waitFor()
  expect(await articles().count()).toBe(loaded)
  await page.unroute('**/api/listing/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => articles().count()).toBeGreaterThan(loaded)
})

test('where the place in the list means nothing any more, the list can be loaded anew', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  // Before the page, which may ask for more by itself.
  await page.route('**/api/listing/**', (route) =>
    route.fulfill({ status: 400, json: { cursor: ['This is no place in this list.'] } }),
  )
  await visitor.open('/search')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByText('This list has changed since it was opened.').waitFor()
  await page.unroute('**/api/listing/**')
  await page.getByRole('button', { name: 'Load it anew' }).click()
  await expect.poll(() => articles().count()).toBeGreaterThanOrEqual(12)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(() => articles().count()).toBeGreaterThan(12)
})

test('an answer that comes late is never shown for the wrong search', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  const release = await holdBack(page, '**/api/listing/?*type=House*')
  await page.getByLabel('Property Type').selectOption('House')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/type=House/)
  await page.getByLabel('Property Type').selectOption('Land')
  const answered = page.waitForResponse('**/api/listing/?*type=Land*')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL(/type=Land/)
  const { results } = listingListSchema.parse(await (await answered).json())
  await expect.poll(() => articles().getByRole('heading').allInnerTexts()).toEqual(results.map(({ name }) => name))
  const before = await articles().allInnerTexts()
  release()
  await page.waitForLoadState('networkidle')
  expect(await articles().allInnerTexts()).toEqual(before)
})

test('an area that is not known any more is left out, and the page says so', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.goto('/search?area=000000000')
  await page.getByText('This area is not known any more.').waitFor()
  await page.getByRole('main').getByRole('article').first().waitFor()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
})
