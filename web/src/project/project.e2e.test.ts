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
  await expect.poll(() => kinds.getByRole('listitem').count()).toBeGreaterThan(1)
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
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(project)
  expect(visitor.problems).toEqual([])
})

test('a project or a developer that is not there is not found', async () => {
  visitor = await createVisitor()
  for (const path of ['/project/nothing-here/', '/developer/nothing-here/', '/nothing']) {
    const answer = await visitor.page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect.poll(() => visitor.page.getByRole('heading', { level: 1 }).textContent()).toBe('Page not Found')
  }
})

test('an enquiry beside a project says which one, whatever is written', async () => {
  visitor = await createVisitor({ width: 360, height: 740 })
  const { page } = visitor
  await visitor.open('/search?status=For+Sale')
  await visitor.open((await page.locator('article a[href^="/project/"]').first().getAttribute('href')) ?? '')
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('navigation', { name: 'Ask about it' }).getByRole('link', { name: 'Enquire' }).click()
  await page.keyboard.type('Maria Clara')
  await page.getByLabel('E-mail').fill('maria@example.ph')
  await page.getByLabel('Phone').fill('0917 123 4567')
  await page.getByLabel('Message').fill('When is it ready?')
  await page.getByLabel(/^I agree/).check()
  const sent = page.waitForRequest('**/api/lead/')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    source: 'contact',
    fullname: 'Maria Clara',
    message: `About ${name}:\nWhen is it ready?`,
  })
  await page.getByText(/^TH-/).waitFor()
  expect(visitor.problems).toEqual([])
})
