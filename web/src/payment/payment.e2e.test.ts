import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

async function openFirst(status: string): Promise<void> {
  const { page } = visitor
  await visitor.open(`/search?${new URLSearchParams({ status }).toString()}`)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
}

test('a rental says what moving in takes, and computes no loan', async () => {
  visitor = await createVisitor({ width: 360, height: 740 })
  const { page } = visitor
  await openFirst('For Rent')
  const text = await page.getByText(/^Move-in: /).innerText()
  const [, parts = '', sum = ''] = /^Move-in: (.+) = ₱([\d,]+)$/.exec(text) ?? []
  const months = [...parts.matchAll(/(\d+) months? (?:deposit|advance)/g)].reduce((all, [, n]) => all + Number(n), 0)
  const rent = await page.locator('#payment').getByRole('definition').first().innerText()
  const [, digits = ''] = /₱([\d,]+)/.exec(rent) ?? []
  const pesos = (written: string) => Number(written.replaceAll(',', ''))
  expect(months).toBeGreaterThan(0)
  expect(pesos(sum)).toBe(pesos(digits) * months)
  await expect.poll(() => page.getByText('What price fits my income').count()).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('an income says which price fits; what is no number, or none that can be, is said', async () => {
  visitor = await createVisitor({ width: 360, height: 740 })
  const { page } = visitor
  await openFirst('For Sale')
  await page.getByText('What price fits my income').click()
  await page.getByText('Give your monthly income to see the price that fits.').waitFor()
  const income = page.getByLabel('Monthly income, ₱')
  await income.fill('₱100,000')
  await page.getByLabel('Rate, % a year').fill('0')
  await page.getByLabel('Years').fill('10')
  // 30 percent of it for 120 months, and a fifth of the price paid down: 30,000 × 120 ÷ 0.8.
  await page.getByText('₱4,500,000', { exact: true }).waitFor()
  await page.getByLabel('Down payment, %').fill('100')
  await page.getByText('Down payment, %: give a number from 0 to 99.').waitFor()
  await page.getByLabel('Down payment, %').fill('20')
  await income.fill('a lot')
  await page.getByText('Monthly income, ₱: give a number from 1 to 100,000,000.').waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})
