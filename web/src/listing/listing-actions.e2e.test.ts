import { afterEach, expect, inject, test } from 'vitest'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { createVisitor, holdBack, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

async function newest(): Promise<string> {
  const answer: unknown = await (await fetch(`${inject('siteUrl')}/api/listing`)).json()
  const card = listingListSchema.parse(answer).results.find(({ picture_count: count }) => (count ?? 0) > 2)
  if (card === undefined) throw new Error('No listing has three pictures.')
  return `/listing/${card.slug}/`
}

/** What the page handed over. */
const handedOver = () => visitor.page.evaluate((): unknown => Reflect.get(window, 'handedOver'))

test('a listing is shared with what the device shares with; calling it off says nothing', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: unknown) => {
        if (Reflect.get(window, 'handedOver') !== undefined) throw new DOMException('called off', 'AbortError')
        Object.assign(window, { handedOver: data })
      },
    })
  })
  const path = await newest()
  await visitor.open(path)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('status').getByText('Shared').waitFor({ state: 'attached' })
  expect(await handedOver()).toEqual({ url: inject('siteUrl') + path, title })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor()
  expect(visitor.problems).toEqual([])
})

test.each([true, false])(
  'without such a thing its link is copied, or shown where that is forbidden: %s',
  async (may) => {
    visitor = await createVisitor()
    const { page } = visitor
    await page.addInitScript((mayCopy: boolean) => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', {
        value: {
          writeText: async (text: string) => {
            if (!mayCopy) throw new DOMException('no', 'NotAllowedError')
            Object.assign(window, { handedOver: text })
          },
        },
      })
    }, may)
    const path = await newest()
    await visitor.open(path)
    const share = page.getByRole('button', { name: 'Share' })
    if (may) {
      await share.click()
      await page.getByRole('button', { name: 'Link copied' }).waitFor()
      expect(await handedOver()).toBe(inject('siteUrl') + path)
    } else {
      const asked = page.waitForEvent('dialog')
      const click = share.click()
      const dialog = await asked
      expect(dialog.defaultValue()).toBe(inject('siteUrl') + path)
      await dialog.dismiss()
      await click
    }
    expect(visitor.problems).toEqual([])
  },
)

test('on paper: two pictures at most, the address, whom to ask, and nothing to press or fill in', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const path = await newest()
  await visitor.open(path)
  await page.getByLabel('Full name').waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['header.sticky', 'footer', 'nav', 'form', 'button', 'details']) {
    expect([hidden, await page.locator(hidden).filter({ visible: true }).count()]).toEqual([hidden, 0])
  }
  const gallery = page.getByRole('region', { name: /^Pictures of/ })
  await expect.poll(() => gallery.locator('img').filter({ visible: true }).count()).toBe(2)
  await expect.poll(() => page.getByText(inject('siteUrl') + path).isVisible()).toBe(true)
  expect(
    await page
      .getByText(/^PRC licence/)
      .first()
      .isVisible(),
  ).toBe(true)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('a link to the payment leads there, with a script and on arrival', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search?status=Pre-selling')
  const card = page.getByRole('article').filter({ hasText: 'Eq. ₱' }).first()
  await card.getByRole('heading').getByRole('link').click()
  const terms = page.getByRole('heading', { name: 'Price and payment' })
  const isInView = async () => {
    const { y = -1 } = (await terms.boundingBox()) ?? {}
    return y >= 0 && y < 900
  }
  await page
    .getByRole('link', { name: /^Eq\. ₱/ })
    .first()
    .click()
  await page.waitForURL(/#payment$/)
  await expect.poll(isInView).toBe(true)
  await visitor.open(page.url())
  await expect.poll(isInView).toBe(true)
  expect(visitor.problems).toEqual([])
})

test('a link to the payment leads there also when it comes after the page', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  const send = await holdBack(page, '**/assets/payment-panel-*.js')
  await visitor.open('/search?status=Pre-selling')
  const card = page.getByRole('article').filter({ hasText: 'Eq. ₱' }).first()
  await card.getByRole('heading').getByRole('link').click()
  await page.getByRole('link', { name: /^Eq\. ₱/ }).click()
  await page.waitForURL(/#payment$/)
  const terms = page.getByRole('heading', { name: 'Price and payment' })
  expect(await terms.count()).toBe(0)
  send()
  await expect.poll(async () => (await terms.boundingBox())?.y ?? Infinity).toBeLessThan(900)
  expect(visitor.problems).toEqual([])
})
