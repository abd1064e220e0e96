import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

const BOX = 'Enter a location, project, or developer'

const cards = () => visitor.page.getByRole('main').getByRole('article')

/** What the cards say, once they have come. */
async function cardTexts(): Promise<readonly string[]> {
  await cards().first().waitFor()
  return cards().allInnerTexts()
}

/** The lowest price of a card in pesos: `₱3.5M – ₱4.07M`, `₱25,000/month`. */
function pesosOf(text: string): number {
  const [, digits = '', millions] = /₱([\d,.]+)(M)?/.exec(text.replace(/Eq\. ₱[\d,]+/, '')) ?? []
  return Number(digits.replaceAll(',', '')) * (millions === undefined ? 1 : 1_000_000)
}

async function enquire(person: { readonly name: string; readonly phone: string }): Promise<void> {
  const { page } = visitor
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('E-mail').fill('someone@example.ph')
  await page.getByLabel('Phone').fill(person.phone)
  await expect.poll(() => page.getByLabel('Message').inputValue()).not.toBe('')
  await page.getByLabel(/^I agree/).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(/^TH-[A-Z0-9]{5}-[A-Z0-9]{5}$/).waitFor()
}

test('a family looks for a house and lot within its budget, by keyboard alone', async () => {
  visitor = await createVisitor({ width: 1440, height: 900 })
  const { page } = visitor
  await visitor.open('/')
  await page.getByRole('combobox', { name: BOX }).focus()
  await page.keyboard.type('house and lot under 30M')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?*')
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await chips.getByText('Under ₱30M').waitFor()
  for (const text of await cardTexts()) {
    expect(text).toContain('House')
    expect(pesosOf(text)).toBeLessThanOrEqual(30_000_000)
  }
  await page.getByLabel('Sort by').focus()
  await page.keyboard.type('Price low')
  await expect
    .poll(async () => {
      const prices = (await cardTexts()).map(pesosOf)
      return prices.every((price, at) => price >= (prices[at - 1] ?? 0))
    })
    .toBe(true)

  for (const place of [0, 1]) {
    await cards()
      .nth(place)
      .getByRole('button', { name: /^Shortlist/ })
      .focus()
    await page.keyboard.press('Enter')
  }
  await cards().first().getByRole('heading').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await page.getByText('What price fits my income').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Monthly income, ₱').focus()
  await page.keyboard.type('250,000')
  await page
    .getByText(/^₱[\d,]+$/)
    .first()
    .waitFor()

  await page.getByRole('link', { name: 'Shortlist, 2 kept' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards().count()).toBe(2)
  for (const place of [0, 1]) {
    await page
      .getByLabel(/^Compare/)
      .nth(place)
      .focus()
    await page.keyboard.press('Space')
  }
  await page.getByRole('link', { name: 'Compare', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2)
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('a student looks for something to rent within a budget, on a phone', async () => {
  visitor = await createVisitor({ width: 360, height: 740, hasTouch: true, theme: 'dark' })
  const { page } = visitor
  await visitor.open('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rent' }).tap()
  // Until it comes the box is that of the page before.
  await page.getByRole('heading', { level: 1, name: 'For rent' }).waitFor()
  await page.getByRole('combobox', { name: BOX }).fill('under 60k a month')
  await page.getByRole('button', { name: 'Search' }).tap()
  await page.getByRole('list', { name: 'Filters in force' }).getByText('Under ₱60,000').waitFor()
  for (const text of await cardTexts()) {
    expect(text).toContain('/month')
    expect(pesosOf(text)).toBeLessThanOrEqual(60_000)
  }
  await cards().first().getByRole('heading').getByRole('link').tap()
  await page.getByText(/^Move-in: .+ = ₱[\d,]+$/).waitFor()
  await page.getByRole('navigation', { name: 'Ask about it' }).getByRole('link', { name: 'Enquire' }).tap()
  await enquire({ name: 'Juan Luna', phone: '0917 123 4567' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('somebody abroad compares pre-selling condos, on a phone over a slow line', async () => {
  visitor = await createVisitor({ width: 360, height: 740, hasTouch: true })
  const { page } = visitor
  const line = await page.context().newCDPSession(page)
  // Slow 4G as Lighthouse has it.
  const throughput = (1.6 * 1024 * 1024) / 8
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput / 2,
  })
  await visitor.open('/')
  await page.getByRole('combobox', { name: BOX }).fill('pre-selling condo')
  await page.getByRole('button', { name: 'Search' }).tap()
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await chips.getByText('Pre-selling').waitFor()
  await chips.getByText('Condominium').waitFor()
  for (const text of await cardTexts()) expect(text).toContain('Condo')
  for (const place of [0, 1, 2]) {
    await cards()
      .nth(place)
      .getByRole('button', { name: /^Shortlist/ })
      .tap()
  }
  await page.getByRole('link', { name: 'Shortlist, 3 kept' }).tap()
  await expect.poll(() => cards().count()).toBe(3)
  for (const place of [0, 1, 2]) {
    await page
      .getByLabel(/^Compare/)
      .nth(place)
      .check()
  }
  await page.getByRole('link', { name: 'Compare', exact: true }).tap()
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(3)
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toContain('Price')
  await page.getByRole('columnheader').first().getByRole('link').tap()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  await page.getByRole('navigation', { name: 'Ask about it' }).getByRole('link', { name: 'Enquire' }).tap()
  await enquire({ name: 'Maria Clara', phone: '+971 50 123 4567' })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(visitor.problems).toEqual([])
})
