import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

async function openListing(place: number): Promise<string> {
  const { page } = visitor
  await visitor.open('/search')
  await page.getByRole('article').nth(place).getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: 'Overview' }).waitFor()
  return page.getByRole('heading', { level: 1 }).innerText()
}

test('what was viewed is shown at home, kept with notes, and forgotten by the one button', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const first = await openListing(0)
  // What remembers it comes once the page stands.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tahanan.viewed'))).not.toBeNull()
  await page
    .getByRole('heading', { level: 1 })
    .locator('..')
    .getByRole('button', { name: /^Shortlist/ })
    .click()
  await visitor.open('/')
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await recent.getByRole('heading', { name: first }).waitFor()
  await visitor.open('/shortlist')
  await page.getByLabel(/^Note about/).fill('Ask about <b>dues</b>')
  // What is pasted is never cut in silence.
  await page.getByLabel(/^Note about/).fill('x'.repeat(501))
  await page.getByText('Use at most 500 characters.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel(/^Note about/).inputValue()).toBe('Ask about <b>dues</b>')
  expect(await visitor.findBarriers()).toEqual([])
  await visitor.open('/privacy')
  await page.getByRole('button', { name: 'Forget everything in this browser' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  expect(visitor.problems).toEqual([])
})

test('with its storage forbidden everything stands, and a note says that it is not kept', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openListing(0)
  await page
    .getByRole('heading', { level: 1 })
    .locator('..')
    .getByRole('button', { name: /^Shortlist/ })
    .click()
  await page.getByRole('link', { name: 'Shortlist, 1 kept' }).click()
  await page.getByLabel(/^Note about/).fill('x')
  await page.getByText('This browser does not keep it').waitFor()
  expect(visitor.problems).toEqual([])
})

test('with its storage closed off, home, search, listing and shortlist work, for as long as the page is open', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
    }
  })
  await visitor.open('/')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor()
  const name = await openListing(0)
  await page.getByLabel('Full name').fill('Maria Clara')
  await page
    .getByRole('heading', { level: 1 })
    .locator('..')
    .getByRole('button', { name: /^Shortlist/ })
    .click()
  await page.getByRole('link', { name: 'Shortlist, 1 kept' }).click()
  await page.getByRole('article').getByRole('heading', { name }).waitFor()
  await page.getByLabel(/^Note about/).fill('x')
  await page.getByText('This browser does not keep it').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(visitor.problems).toEqual([])
})

test('a listing is reported without a name, and answered with a reference', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await openListing(1)
  await expect
    .poll(() => page.getByRole('link', { name: 'E-mail' }).first().getAttribute('href'))
    .toMatch(/^mailto:\?subject=.+listing/)
  await page.getByRole('link', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByRole('button', { name: 'Send the report' }).isDisabled()).toBe(true)
  await dialog.getByLabel('What is wrong?').selectOption('suspicious')
  await dialog.getByLabel('Tell us more').fill('x'.repeat(5_001))
  await dialog.getByText(/^Use at most 5,?000 characters/).waitFor()
  await dialog.getByLabel('Tell us more').fill('Asks for money first.')
  expect(await visitor.findBarriers()).toEqual([])
  const request = page.waitForRequest('**/api/lead/report/')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  expect((await request).postDataJSON()).toMatchObject({ reason: 'suspicious', email: '' })
  await dialog.getByText(/TH-[A-Z0-9]{5}-[A-Z0-9]{5}/).waitFor()
  expect(visitor.problems).toEqual([])
})

test('where its code cannot be had, the page stands without it', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.route('**/recently-viewed*.js', (route) => route.abort())
  await visitor.open('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('region', { name: 'Recently added' }).waitFor()
  await expect.poll(() => page.getByText('This page cannot be shown right now').count()).toBe(0)
})
