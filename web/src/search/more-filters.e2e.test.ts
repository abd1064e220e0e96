import { afterEach, expect, test } from 'vitest'
import { createVisitor, holdBack, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

test('bathrooms, parking, amenities, sizes and days apply at once, count, and can be taken off one by one', async () => {
  visitor = await createVisitor({ width: 360, height: 780 })
  const { page } = visitor
  await visitor.open('/search')
  const chips = page.getByRole('list', { name: 'Filters in force' })
  const count = async () => Number.parseInt(await page.getByText(/^\d[\d,]*\+? listings?$/).innerText(), 10)
  const all = await count()
  await page.getByText('More filters').click()
  await page.getByLabel('Bathrooms').selectOption('2 or more')
  await chips.getByText('2+ bathrooms').waitFor()
  await expect.poll(count).toBeLessThan(all)
  await page.getByLabel('Parking', { exact: true }).selectOption('With parking')
  await chips.getByText('Parking').waitFor()
  const amenity = page.getByRole('group', { name: 'Amenities' }).getByRole('checkbox').first()
  const name = (await page.getByRole('group', { name: 'Amenities' }).locator('label').first().innerText()).trim()
  await amenity.check()
  await chips.getByText(name).waitFor()
  await expect.poll(() => amenity.isChecked()).toBe(true)
  await page.getByLabel('From, Floor area, sqm').fill('20')
  await page.getByLabel('From, Floor area, sqm').blur()
  await chips.getByText('Floor from 20 sqm').waitFor()
  await page.getByLabel('Posted').selectOption('within 7 days')
  await chips.getByText('Posted within 7 days').waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  // A shared address says the same, names of amenities included, before any script.
  const reader = await createVisitor({ javaScriptEnabled: false })
  await reader.open(new URL(page.url()).pathname + new URL(page.url()).search)
  await expect.poll(() => reader.page.getByRole('list', { name: 'Filters in force' }).getByText(name).count()).toBe(1)
  await reader.close()
  await chips.getByRole('link', { name: `Remove the filter ${name}` }).click()
  await expect.poll(() => amenity.isChecked()).toBe(false)
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect.poll(count).toBe(all)
  expect(visitor.problems).toEqual([])
})

test('the eleventh amenity cannot be chosen, and why is said', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByText('More filters').click()
  const boxes = page.getByRole('group', { name: 'Amenities' }).getByRole('checkbox')
  await boxes.first().waitFor()
  const ids = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value')))
  expect(ids.length).toBeGreaterThan(10)
  await visitor.open(`/search?amenities=${ids.slice(0, 9).join()}`)
  const why = page.getByText('A search takes up to 10 amenities: take one off to choose another.')
  await boxes.nth(9).check()
  await why.waitFor()
  await expect.poll(() => boxes.nth(10).isDisabled()).toBe(true)
  await boxes.nth(0).uncheck()
  await expect.poll(() => boxes.nth(10).isDisabled()).toBe(false)
  await expect.poll(() => why.isVisible()).toBe(false)
  expect(visitor.problems).toEqual([])
})

test('what cannot be in a closed panel opens it, and holds no search up in silence', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByText('More filters').click()
  const most = page.getByLabel('To, Floor area, sqm')
  await most.fill('malaki')
  await page.getByText('More filters').click()
  await expect.poll(() => most.isVisible()).toBe(false)
  await page.getByLabel('Property Type').selectOption('House')
  await expect.poll(() => most.evaluate((field) => field === document.activeElement)).toBe(true)
  // What was chosen meanwhile waits for it.
  await most.fill('120')
  await most.blur()
  await page.waitForURL(/type=House.*floor_max=120|floor_max=120.*type=House/)
  expect(visitor.problems).toEqual([])
})

test('without a script what cannot be in a closed panel holds no search up', async () => {
  visitor = await createVisitor({ javaScriptEnabled: false })
  const { page } = visitor
  await visitor.open('/search')
  await page.getByText('More filters').click()
  await page.getByLabel('To, Floor area, sqm').fill('malaki')
  await page.getByText('More filters').click()
  await page.getByLabel('Property Type').selectOption('House')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/type=House/)
  await page.getByRole('list', { name: 'Filters in force' }).getByText('House').waitFor()
  expect(visitor.problems).toEqual([])
})

test('filters are used before their code has come: what is refused is shown, what is chosen or typed stays', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const come = await holdBack(page, '**/assets/more-filters-*')
  await visitor.open('/search')
  const most = page.getByLabel('To, Floor area, sqm')
  await page.getByText('More filters').click()
  await most.fill('malaki')
  await page.getByText('More filters').click()
  await expect.poll(() => most.isVisible()).toBe(false)
  await page.getByLabel('Property Type').selectOption('House')
  await expect.poll(() => most.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByLabel('Bathrooms').selectOption('2 or more')
  await most.fill('900')
  come()
  await page.waitForURL(/baths=2/)
  expect(new URL(page.url()).search).toBe('?type=House&baths=2%2B&floor_max=900')
  await page.getByRole('group', { name: 'Amenities' }).waitFor()
  expect(await most.inputValue()).toBe('900')
  expect(visitor.problems).toEqual([])
})

test('what is typed before its code has come is kept until it is left, and then applies', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const come = await holdBack(page, '**/assets/more-filters-*')
  await visitor.open('/search')
  await page.getByText('More filters').click()
  const most = page.getByLabel('To, Floor area, sqm')
  await most.fill('900')
  come()
  await page.getByRole('group', { name: 'Amenities' }).waitFor()
  expect(await most.inputValue()).toBe('900')
  await most.blur()
  await page.waitForURL(/floor_max=900/)
  expect(visitor.problems).toEqual([])
})

test('what cannot be read is no beginning of a range: the end is not compared with it', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByText('More filters').click()
  await page.getByRole('group', { name: 'Amenities' }).waitFor()
  const isValid = (label: string) =>
    page.getByLabel(label).evaluate((field) => field instanceof HTMLInputElement && field.validity.valid)
  for (const [range, least] of [
    ['Price, ₱', '10b'],
    ['Floor area, sqm', '5k'],
  ] as const) {
    await page.getByLabel(`From, ${range}`).fill(least)
    await page.getByLabel(`To, ${range}`).fill('100')
    expect([await isValid(`From, ${range}`), await isValid(`To, ${range}`)]).toEqual([false, true])
  }
  expect(visitor.problems).toEqual([])
})
