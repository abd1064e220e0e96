import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

test('about: background, mission, vision, core values, a board of four, and a form', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'About us' }).click()
  await page.waitForURL('**/about')
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
  await expect
    .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
    .toEqual(['Mission', 'Vision', 'Core values', 'Board', 'Message us'])
  const board = page.getByRole('region', { name: 'Board' })
  await expect.poll(() => board.getByRole('listitem').count()).toBe(4)
  expect(visitor.problems).toEqual([])
})

test('contact: phone, landline and office as text, and the form', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Contact us' }).click()
  await page.waitForURL('**/contactus')
  await page.getByRole('heading', { name: 'Message us' }).waitFor()
  await expect
    .poll(() => page.getByRole('main').getByRole('term').allInnerTexts())
    .toEqual(['Phone', 'Landline', 'E-mail', 'Office'])
  await expect
    .poll(() => page.getByRole('main').getByRole('link', { name: '0900 000 0000' }).getAttribute('href'))
    .toBe('tel:09000000000')
  for (const text of await page.getByRole('main').getByRole('definition').allInnerTexts()) expect(text).not.toBe('')
  expect(visitor.problems).toEqual([])
})

test('the top menu leads to what can be bought and rented, and says where one is', async () => {
  visitor = await createVisitor({ width: 360 })
  const { page } = visitor
  await visitor.open('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(['Buy', 'Rent'])
  await menu.getByRole('link', { name: 'Rent' }).click()
  await page.waitForURL(/\/search\?status=For\+Rent&tab=For\+Rent/)
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => menu.getByRole('link', { name: 'Rent' }).getAttribute('aria-current')).toBe('true')
  // Pressed again, nothing happens, and nothing complains (§4).
  await menu.getByRole('link', { name: 'Rent' }).click()
  await menu.getByRole('link', { name: 'Rent' }).click()
  await page.goBack()
  await page.waitForURL('**/about')
  await menu.getByRole('link', { name: 'Buy' }).click()
  await page.waitForURL(/\/search\?status=For\+Sale/)
  expect(visitor.problems).toEqual([])
})

test('privacy: no cookies, the notice and the terms, and one button that forgets everything', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Shortlist/ })
    .click()
  await page.getByRole('link', { name: 'Shortlist, 1 kept' }).waitFor()
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { name: 'Privacy notice' }).waitFor()
  await page.getByRole('heading', { name: 'Terms', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Forget everything in this browser' }).click()
  await page.getByRole('link', { name: 'Shortlist', exact: true }).waitFor()
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
  expect(visitor.problems).toEqual([])
})
