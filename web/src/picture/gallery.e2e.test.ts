import { afterEach, expect, inject, test } from 'vitest'
import { listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import type { PublicPicture } from '@tahanan/contracts/picture/public-picture.ts'
import { createVisitor, type Visitor, type VisitorOptions } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

/** A listing that has pictures: its address, and what the call says of it. */
async function pictured() {
  const api = `${inject('siteUrl')}/api/listing`
  const { results } = listingListSchema.parse(await (await fetch(api)).json())
  const card = results.find(({ picture_count: count }) => (count ?? 0) > 1)
  if (card === undefined) throw new Error('No listing has pictures.')
  const detail: unknown = await (await fetch(`${api}/${card.slug}/`)).json()
  return { path: `/listing/${card.slug}/`, listing: listingDetailSchema.parse(detail) }
}

const still = { reducedMotion: 'reduce' } as const

/** Opens the listing by a step from home, so that the page asks for it, and answers with other pictures. */
async function openWith(
  change: (pictures: readonly PublicPicture[]) => readonly PublicPicture[],
  look: VisitorOptions,
) {
  const { listing } = await pictured()
  visitor = await createVisitor({ ...still, ...look })
  const { page } = visitor
  await page.route(`**/api/listing/${listing.slug}/`, (route) =>
    route.fulfill({ json: { ...listing, pictures: change(listing.pictures) } }),
  )
  await visitor.open('/search')
  await page
    .locator(`article h3 a[href="/listing/${listing.slug}/"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  return page.getByRole('region', { name: /^Pictures of/ })
}

/** Each with an id and a caption of its own, the third a floor plan. */
const many = (count: number) => (pictures: readonly PublicPicture[]) =>
  Array.from({ length: count }, (_, place): PublicPicture => {
    const picture = pictures[place % pictures.length]
    if (picture === undefined) throw new Error('There is no picture.')
    return { ...picture, id: place + 1, caption: `View ${place + 1}`, kind: place === 2 ? 'floor plan' : 'actual' }
  })

test('thumbnails and the floor plan lead to a picture, captions say what it is', async () => {
  const gallery = await openWith(many(5), { width: 1280 })
  const { page } = visitor
  const thumbnails = page.getByRole('list', { name: 'All pictures' }).getByRole('link')
  await expect.poll(() => thumbnails.count()).toBe(5)
  await gallery.getByText('View 1 · Actual picture').waitFor()
  await thumbnails.nth(3).click()
  await gallery.getByText('4 / 5').waitFor()
  expect(await thumbnails.nth(3).getAttribute('aria-current')).toBe('true')
  await gallery.getByRole('link', { name: 'Floor plan', exact: true }).click()
  await gallery.getByText('3 / 5').waitFor()
  await expect.poll(() => gallery.getByRole('link', { name: 'Floor plan', exact: true }).count()).toBe(0)
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('by keyboard: arrows step, from the last to the first too; full screen opens, steps, and gives the focus back', async () => {
  const gallery = await openWith(many(3), { width: 1280 })
  const { page } = visitor
  const next = gallery.getByRole('button', { name: 'Next picture' })
  await next.focus()
  await page.keyboard.press('ArrowRight')
  await gallery.getByText('2 / 3').waitFor()
  await page.keyboard.press('ArrowLeft')
  await gallery.getByText('1 / 3').waitFor()
  await page.keyboard.press('ArrowLeft')
  await gallery.getByText('3 / 3').waitFor()
  await gallery.getByRole('button', { name: 'Full screen' }).press('Enter')
  const open = page.getByRole('dialog')
  await open.getByText('3 / 3').waitFor()
  await open.getByText('View 3 · Floor plan').waitFor()
  await page.keyboard.press('ArrowRight')
  await open.getByText('1 / 3').waitFor()
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
  // What was behind it is where it was.
  await gallery.getByText('3 / 3').waitFor()
  const isBack = () =>
    gallery.getByRole('button', { name: 'Full screen' }).evaluate((button) => button === document.activeElement)
  await expect.poll(isBack).toBe(true)
  expect(visitor.problems).toEqual([])
})

test('of sixty pictures fifty-nine fail: there is a drawing for each, and the steps go on', async () => {
  const sixty = (pictures: readonly PublicPicture[]) =>
    many(60)(pictures).map((picture, place) =>
      place === 0 ? picture : { ...picture, url: `/media/no/${place}.webp`, variants: [] },
    )
  const gallery = await openWith(sixty, { width: 360, height: 740 })
  const { page } = visitor
  await gallery.getByText('1 / 60').waitFor()
  const previous = gallery.getByRole('button', { name: 'Previous picture' })
  await previous.click()
  await gallery.getByText('60 / 60').waitFor()
  await previous.click()
  await gallery.getByText('59 / 60').waitFor()
  const broken = () =>
    page
      .locator('img')
      .evaluateAll(
        (all) =>
          all.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0).length,
      )
  await expect.poll(broken).toBe(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await visitor.findBarriers()).toEqual([])
})

test('without JavaScript pictures are swiped, a thumbnail leads to its picture, and a click to the file', async () => {
  const { path } = await pictured()
  visitor = await createVisitor({ javaScriptEnabled: false, width: 1280 })
  const { page } = visitor
  await visitor.open(path)
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  await expect.poll(() => gallery.getByRole('button').count()).toBe(0)
  await expect.poll(() => gallery.getByRole('link').first().getAttribute('href')).toMatch(/^\/media\/.+\.webp$/)
  await page.getByRole('list', { name: 'All pictures' }).getByRole('link').nth(1).click()
  const second = gallery.getByRole('listitem').nth(1)
  const list = await gallery.getByRole('list').boundingBox()
  await expect.poll(async () => (await second.boundingBox())?.x).toBe(list?.x)
})

test('two fingers make a picture larger', async () => {
  const gallery = await openWith(many(3), { width: 390, height: 844, hasTouch: true })
  const { page } = visitor
  await gallery.getByRole('link').first().tap()
  const shown = page.locator('.yarl__slide_current img')
  await shown.waitFor()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  const widthOf = async () => (await shown.boundingBox())?.width ?? 0
  const before = await widthOf()
  const touches = await page.context().newCDPSession(page)
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    touches.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: 195 - apart, y: 422, id: 0 },
              { x: 195 + apart, y: 422, id: 1 },
            ],
    })
  await move('touchStart', 20)
  for (let apart = 30; apart <= 120; apart += 10) await move('touchMove', apart)
  await move('touchEnd')
  await expect.poll(widthOf).toBeGreaterThan(before * 1.5)
})
