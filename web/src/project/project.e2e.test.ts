import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

test('from a listing to its project, on to the developer, and to another project of theirs', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search?status=For+Sale')
  await page.locator('article a[href^="/project/"]').first().click()
  await page.waitForURL(/\/project\//)
  const kinds = page.getByRole('list', { name: 'Kinds of property' })
  await kinds.waitFor()
  expect(await kinds.getByRole('listitem').count()).toBeGreaterThan(1)
  const project = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByText('DHSUD LTS No.').waitFor()
  await page.getByRole('main').locator('a[href^="/developer/"]').first().click()
  await page.waitForURL(/\/developer\//)
  await page.getByRole('heading', { name: /^Projects by / }).waitFor()
  const card = page.getByRole('article').filter({ hasText: project ?? '' })
  // Details are cut to 100 characters, and three dots.
  for (const details of await page.locator('article p:last-child').allTextContents()) {
    expect(details.length).toBeLessThanOrEqual(103)
  }
  await card.getByRole('link').first().click()
  await kinds.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(project)
  expect(visitor.problems).toEqual([])
})

test('a project or a developer that is not there is not found', async () => {
  visitor = await createVisitor()
  for (const path of ['/project/nothing-here/', '/developer/nothing-here/', '/nothing']) {
    const answer = await visitor.page.goto(path)
    expect(answer?.status()).toBe(404)
    expect(await visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not Found')
  }
})
