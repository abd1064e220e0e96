import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

test('who presses Enter in a range goes on typing there', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByText('More filters').click()
  const least = page.getByLabel('From, Floor area, sqm')
  await least.fill('20')
  await least.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Floor from 20 sqm' }).waitFor()
  expect(await least.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('5')
  expect(await least.inputValue()).toBe('205')
  expect(visitor.problems).toEqual([])
})

test('another search shows its beginning, however far down one was', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  for (const [link, title] of [
    ['Rent', 'For rent'],
    ['Buy', 'For sale'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.getByRole('banner').getByRole('link', { name: link }).click()
    const heading = page.getByRole('heading', { level: 1, name: title })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0)
    expect(await heading.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  }
  expect(visitor.problems).toEqual([])
})
