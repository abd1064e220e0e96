import { afterEach, expect, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

async function fillIn(): Promise<void> {
  const { page } = visitor
  await page.getByLabel('Full name').fill('Maria Clara')
  await page.getByLabel('E-mail').fill('maria@example.ph')
  await page.getByLabel('Phone').fill('0917 123 4567')
  await page.getByLabel('Message').fill('May we see it on <b>Saturday</b>?')
  await page.getByLabel(/^I agree/).check()
}

test('disabled until valid, with the words of the specification beside each field that was left', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/contactus')
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect.poll(() => submit.isDisabled()).toBe(true)
  for (const label of ['Full name', 'E-mail', 'Phone', 'Message']) {
    // A click waits until the form can be used.
    await page.getByLabel(label).click()
    await page.getByLabel(label).blur()
  }
  await expect.poll(() => page.getByText('Required.', { exact: true }).count()).toBe(3)
  await page.getByText('E-mail is required').waitFor()
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByText('E-mail must be valid').waitFor()
  await fillIn()
  await expect.poll(() => submit.isDisabled()).toBe(false)
  await expect.poll(() => page.getByText(/Required\.|E-mail (is|must)/).count()).toBe(0)
  expect(await visitor.findBarriers()).toEqual([])
  expect(visitor.problems).toEqual([])
})

test('what is wanted can be chosen, and is answered with a reference number', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/contactus')
  await page.getByLabel('How can we help?').selectOption('Have my property appraised')
  await fillIn()
  const request = page.waitForRequest('**/api/lead/')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await request).postDataJSON()).toMatchObject({ source: 'appraisal', website: '', consent: true })
  await page.getByText(/^TH-[A-Z0-9]{5}-[A-Z0-9]{5}$/).waitFor()
  expect(visitor.problems).toEqual([])
})

test('pressed twice it is sent once', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/contactus')
  await fillIn()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lead/')) sent.push(request.method())
  })
  await page.getByRole('button', { name: 'Submit' }).dblclick()
  await page.getByText(/^TH-/).waitFor()
  expect(sent).toEqual(['POST'])
  expect(visitor.problems).toEqual([])
})

test('from a listing it names the listing; offline nothing is lost, and trying again is the same enquiry', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'More about this property' }).waitFor()
  await fillIn()
  const keys: (string | undefined)[] = []
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/lead/')) return
    keys.push(request.headers()['idempotency-key'])
    bodies.push(request.postDataJSON())
  })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('You seem to be offline.').waitFor()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toContain('Saturday')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText(/^TH-/).waitFor()
  expect(new Set(keys).size).toBe(1)
  expect(bodies.at(-1)).toMatchObject({ source: 'listing', listing_slug: new URL(page.url()).pathname.split('/')[2] })
})

test('corrected after its answer was lost, it goes as another enquiry', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/contactus')
  await fillIn()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/lead/')) keys.push(request.headers()['idempotency-key'])
  })
  // It arrives; the answer does not.
  await page.route('**/api/lead/', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Submit', disabled: false }).waitFor()
  await page.getByText('You seem to be offline.').waitFor()
  await page.unroute('**/api/lead/')
  await page.getByLabel('Phone').fill('0917 765 4321')
  const answer = page.waitForResponse('**/api/lead/')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await answer).status()).toBe(201)
  await page.getByText(/^TH-/).waitFor()
  expect(new Set(keys).size).toBe(2)
})

test('begun beside a listing it says what it is about, refuses letters as a phone, and is there after going back', async () => {
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open('/search')
  await page.getByRole('article').first().getByRole('link').first().click()
  await page.getByRole('heading', { name: 'More about this property' }).waitFor()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect
    .poll(() => page.getByLabel('Message').inputValue())
    .toBe(`I am interested in “${name}”. Is it still available?`)
  await page.getByLabel('Full name').fill('Maria Clara')
  await page.getByLabel('Phone').fill('abcdefgh')
  await page.getByLabel('Phone').blur()
  await page.getByText('Give a phone number with at least 7 digits.').waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'All listings' }).waitFor()
  await page.goForward()
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Maria Clara')
  expect(visitor.problems).toEqual([])
})
