import { developerPageSchema, type DeveloperPage } from '@tahanan/contracts/developer/developer-page.ts'
import { developerPublicEndpoints } from '@tahanan/contracts/developer/developer.public-endpoints.ts'
import { stripTags } from '@tahanan/contracts/text/strip-tags.ts'
import { beforeAll, afterEach, expect, inject, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

const read = async (path: string): Promise<unknown> => (await fetch(`${inject('siteUrl')}/api${path}`)).json()

let developer: DeveloperPage
beforeAll(async () => {
  const sitemap = await (await fetch(`${inject('siteUrl')}/sitemap/developer-1.xml`)).text()
  const [, slug = ''] = /\/developer\/([^/]+)\//.exec(sitemap) ?? []
  developer = developerPageSchema.parse(await read(`/developer/${slug}/`))
})

let visitor: Visitor
afterEach(() => visitor.close())

test('a developer: logo, name, office, whom to ask, description, and projects as cards', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open(`/developer/${developer.slug}/`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(developer.name)
  const text = await page.getByRole('main').innerText()
  const { office_address: office, contact_person: person, contact_number: number } = developer
  expect([office, person, number].filter((word) => !text.includes(word))).toEqual([])
  const dialled = number.split('/')[0]?.replaceAll(/[^\d+]/g, '') ?? ''
  await expect.poll(() => page.locator(`a[href="tel:${dialled}"]`).count()).toBe(1)
  expect(text.replace(/\s+/g, ' ')).toContain(stripTags(developer.details).slice(0, 60))
  expect(developer.projects.length).toBeGreaterThan(0)
  for (const { slug, name, location, details } of developer.projects) {
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/project/${slug}/"]`) })
    const words = await card.innerText()
    expect([name, location, details].filter((word) => !words.includes(word))).toEqual([])
    expect((await card.boundingBox())?.width).toBe(360)
    // Cut to 100 characters, and three dots.
    if (details.length > 100) expect(details).toMatch(/^[^]{100}\.\.\.$/)
  }
  expect(visitor.problems).toEqual([])
})

test('a search that names a developer shows the card, badge and all, which leads to the page', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const query = new URLSearchParams({ search: developer.name }).toString()
  await visitor.open(`/search?${query}`)
  const found = developerPublicEndpoints.search.answer.parse(
    await read(`/developer?${new URLSearchParams({ q: developer.name })}`),
  )
  const [first] = found.results
  const section = page.getByRole('region', { name: 'Developers' })
  const text = await section.innerText()
  for (const word of [
    'DEVELOPER INFORMATION',
    'Certfied Partner',
    first?.name ?? '?',
    first?.contact_number ?? '?',
    first?.office_address ?? '?',
    first?.details ?? '?',
  ]) {
    expect(text).toContain(word)
  }
  await section.getByRole('link', { name: developer.name, exact: true }).click()
  await page.waitForURL(`**/developer/${developer.slug}/`)
  expect(visitor.problems).toEqual([])
})
