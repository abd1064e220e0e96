import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

const cards = () => visitor.page.getByRole('main').getByRole('article')

async function keepThree(): Promise<void> {
  await visitor.open('/search')
  for (const place of [0, 1, 2]) {
    await cards()
      .nth(place)
      .getByRole('button', { name: /^Shortlist/ })
      .click()
  }
}

test('hearts are kept in the browser, and lead to a list that can be compared', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await keepThree()
  await page.getByRole('link', { name: 'Shortlist, 3 kept' }).click()
  await expect.poll(() => cards().count()).toBe(3)
  await page.reload()
  await expect.poll(() => cards().count()).toBe(3)
  await cards()
    .first()
    .getByRole('button', { name: /^Shortlist/ })
    .click()
  await expect.poll(() => cards().count()).toBe(2)

  const asked: string[] = []
  await page
    .getByLabel(/^Compare/)
    .first()
    .check()
  await page.getByText('choose another').waitFor()
  await page
    .getByLabel(/^Compare/)
    .last()
    .check()
  page.on('request', (request) => {
    if (request.url().includes('/api/listing')) asked.push(request.url())
  })
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await page.getByRole('table').waitFor()
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(2)
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toContain('Price')
  // As wide as its place.
  const widthOf = async (role: 'region' | 'table') => Math.round((await page.getByRole(role).boundingBox())?.width ?? 0)
  expect(Math.abs((await widthOf('table')) - (await widthOf('region')))).toBeLessThanOrEqual(2)
  // The shortlist has asked for the same ones.
  expect(asked).toEqual([])
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('a link takes it to somebody else, who can keep it', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepThree()
  await page.getByRole('link', { name: 'Shortlist, 3 kept' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await visitor.close()

  visitor = await createVisitor()
  await visitor.open(new URL(link).pathname + new URL(link).search)
  await expect.poll(() => cards().count()).toBe(3)
  await visitor.page.getByRole('button', { name: 'Keep these' }).click()
  await visitor.page.getByRole('link', { name: 'Shortlist, 3 kept' }).click()
  await visitor.page.getByRole('heading', { name: 'Your shortlist' }).waitFor()
  await expect.poll(() => cards().count()).toBe(3)
  expect(visitor.problems).toEqual([])
})

test('a shared list that does not fit beside one’s own is not taken over, and says how many have to go', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const own = Array.from({ length: 49 }, (_, place) => 900_001 + place)
  await page.addInitScript(`localStorage.setItem('tahanan.shortlist', '${JSON.stringify(own)}')`)
  await visitor.open('/search')
  const shared = await cards().evaluateAll((all) =>
    all.slice(0, 3).map((card) => card.parentElement?.dataset['listing']),
  )
  await visitor.open(`/shortlist?ids=${shared.join()}`)
  await page.getByRole('button', { name: 'Keep these' }).click()
  await page.getByText('To keep all of these, take 2 of your own off first.').waitFor()
  expect(await visitor.findBarriers()).toEqual([])
  await page.getByRole('link', { name: 'Shortlist, 49 kept' }).waitFor()
  expect(visitor.problems).toEqual([])
})

test('what is no longer offered is taken off at once, with what was noted about it', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const keep = "if (localStorage.getItem('tahanan.shortlist') === null) "
  const notes = JSON.stringify({ 900001: 'Sea view' })
  await page.addInitScript(
    `${keep}{ localStorage.setItem('tahanan.shortlist', '[900001,900002]'); localStorage.setItem('tahanan.notes', '${notes}') }`,
  )
  await visitor.open('/shortlist')
  await page.getByText('2 listings are no longer offered.').waitFor()
  await page.getByRole('button', { name: 'Take these off' }).click()
  await page.getByText('Nothing here yet').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('tahanan.notes'))).toBe('{}')
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test.each(['/shortlist?ids=999999', '/compare?ids=abc,0,-1', '/shortlist?ids=1,1,x', '/compare'])(
  'whatever an address says is a page: %s',
  async (path) => {
    visitor = await createVisitor()
    await visitor.open(path)
    await visitor.page.getByRole('heading', { level: 1 }).waitFor()
    expect(visitor.problems).toEqual([])
  },
)
