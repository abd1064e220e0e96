import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { OFFICE_NAME } from '../browser/open-browser.fixture.ts'
import { pageAddresses } from '../browser/page-addresses.fixture.ts'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor

// Over plain HTTP at a name that is not localhost: no `crypto.randomUUID`, no clipboard, no locks.
beforeEach(async () => {
  const site = new URL(inject('siteUrl'))
  site.hostname = OFFICE_NAME
  visitor = await createVisitor({ site: site.origin })
})
afterEach(() => visitor.close())

test('at the name of an office every page is taken over, and nothing goes wrong', async () => {
  const { page, problems } = visitor
  for (const path of await pageAddresses()) {
    await visitor.open(path)
    expect(new URL(page.url()).hostname).toBe(OFFICE_NAME)
    expect(await page.evaluate('isSecureContext')).toBe(false)
    await page.waitForLoadState('networkidle')
    expect([path, await page.getByText('This page cannot be shown right now').count(), problems]).toEqual([path, 0, []])
  }
})

test('at the name of an office one searches, keeps, compares, shares, reports and enquires', async () => {
  const { page } = visitor
  await visitor.open('/')
  await page.getByPlaceholder('Enter a location, project, or developer').fill('condo')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/search?*')
  await visitor.open('/search')
  const cards = page.getByRole('main').getByRole('article')
  for (const place of [0, 1]) {
    await cards
      .nth(place)
      .getByRole('button', { name: /^Shortlist/ })
      .click()
  }
  await page.getByRole('link', { name: 'Shortlist, 2 kept' }).click()
  await expect.poll(() => cards.count()).toBe(2)
  for (const place of [0, 1])
    await page
      .getByLabel(/^Compare/)
      .nth(place)
      .check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2)

  await visitor.open('/search')
  await cards.first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'More about this property' }).waitFor()
  // There is nothing to copy with: the link is shown.
  const shown = page.waitForEvent('dialog')
  const pressed = page.getByRole('button', { name: 'Share' }).click()
  const link = await shown
  expect(link.defaultValue()).toContain(new URL(page.url()).pathname)
  await link.dismiss()
  await pressed

  await page.getByRole('link', { name: 'Report this listing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What is wrong?').selectOption('suspicious')
  await dialog.getByRole('button', { name: 'Send the report' }).click()
  await dialog.getByText(/TH-[A-Z0-9]{5}-[A-Z0-9]{5}/).waitFor()
  await page.keyboard.press('Escape')

  for (const path of [new URL(page.url()).pathname, '/about', '/contactus']) {
    await visitor.open(path)
    await page.getByLabel('Full name').fill('Maria Clara')
    await page.getByLabel('E-mail').fill('maria@example.ph')
    await page.getByLabel('Phone').fill('0917 123 4567')
    await page.getByLabel('Message').fill(`May we see it? Asked at ${path}`)
    await page.getByLabel(/^I agree/).check()
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText(/^TH-/).waitFor()
  }
  expect(visitor.problems).toEqual([])
})
