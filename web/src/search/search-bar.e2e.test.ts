import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

test('who types on while the answer is on its way loses neither words nor their place', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  const box = page.getByPlaceholder('Enter a location, project, or developer')
  await box.fill('condo')
  await box.press('Enter')
  await page.keyboard.type(' makati')
  await page.getByRole('heading', { level: 1, name: 'Search results for: condo' }).waitFor()
  expect(await box.inputValue()).toBe('condo makati')
  await page.getByText('More filters').click()
  const least = page.getByLabel('From, Floor area, sqm')
  await least.fill('20')
  await least.press('Enter')
  await page.getByText('Floor from 20 sqm').waitFor()
  await least.press('5')
  expect(await least.inputValue()).toBe('205')
  expect(await least.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(visitor.problems).toEqual([])
})
