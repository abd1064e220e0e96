import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { listingMapSchema } from '@tahanan/contracts/map/listing-map.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

async function answer(path: string): Promise<unknown> {
  return (await fetch(`${inject('siteUrl')}/api${path}`)).json()
}

/** A listing that has a place, and one of a project. */
async function pages(): Promise<readonly string[]> {
  const { pins } = listingMapSchema.parse(await answer('/map?bbox=116,4,127,22&zoom=5'))
  const { results } = listingListSchema.parse(
    await answer(
      `/listing?ids=${pins
        .map(({ id }) => id)
        .slice(0, 5)
        .join()}`,
    ),
  )
  const all = listingListSchema.parse(await answer('/listing?page_size=100')).results
  const project = all.find(({ project_slug }) => project_slug !== null)?.project_slug
  return [`/listing/${results[0]?.slug}/`, `/project/${project}/`]
}

test.each(['light', 'dark'] as const)('a small map shows where it is, once it is scrolled to; %s', async (theme) => {
  for (const path of await pages()) {
    visitor = await createVisitor({ theme, width: 360, height: 740 })
    const { page } = visitor
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await visitor.open(path)
    const heading = page.getByRole('heading', { name: 'Where it is' })
    await heading.waitFor()
    expect(requested.filter((url) => /open-map|\/map\/\d/.test(url))).toEqual([])
    await heading.scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: 'Map of where' }).locator('canvas').waitFor()
    await expect.poll(() => requested.filter((url) => /\/map\/\d/.test(url)).length).toBeGreaterThan(0)
    await expect.poll(() => page.getByText(/exact place|within about 100 m/).count()).toBe(1)
    await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
    expect(await visitor.findBarriers()).toEqual([])
    await page.getByRole('link', { name: 'What else is around here' }).click()
    await page.getByRole('region', { name: 'Map of what was found' }).locator('canvas').waitFor()
    await page.getByRole('link', { name: 'Hide map' }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(visitor.problems).toEqual([])
    await visitor.close()
  }
})

test('without a script it is said in words', async () => {
  visitor = await createVisitor({ javaScriptEnabled: false })
  const [path = ''] = await pages()
  await visitor.open(path)
  await visitor.page.getByRole('heading', { name: 'Where it is' }).waitFor()
  await expect.poll(() => visitor.page.getByText(/exact place|within about 100 m/).isVisible()).toBe(true)
})
