import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
const sent = z.looseObject({ is_published: z.boolean() })

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

/** Fills the form of a new listing, and answers what is sent. */
async function createListing(strictSpec: boolean, name: string) {
  const page = await staff.openSignedIn()
  // As `STRICT_SPEC` has it in the settings of every page.
  await page.route('**/dashboard/addlisting', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({
      response: answer,
      body: body.replace('strictSpec&quot;:false', `strictSpec&quot;:${strictSpec}`),
    })
  })
  await page.goto('/dashboard/addlisting')
  await page.getByLabel('Listing type').selectOption({ label: 'Brokerage' })
  await page.getByLabel('Listing name').fill(name)
  await page.getByLabel('Location').fill('Cebu City')
  await page.getByLabel('Listing owner').fill('Ana')
  await page.getByLabel('Owner of the property').fill('Jose')
  const creating = page.waitForRequest(
    (request) => request.method() === 'POST' && /admin\/listing\/\?/.test(request.url()),
  )
  await page.getByRole('button', { name: 'Create' }).first().click()
  const body = sent.parse((await creating).postDataJSON())
  await page.waitForURL('**/dashboard/editlisting/*')
  await page.getByRole('heading', { name }).waitFor()
  return { page, body }
}

test('STRICT_SPEC: a new listing is public at once, and nothing beyond the specification is offered', async () => {
  const { page, body } = await createListing(true, 'Mahigpit')
  expect(body.is_published).toBe(true)
  await page.getByRole('region', { name: 'Sketch Plan' }).waitFor()
  await expect.poll(() => page.getByRole('region', { name: 'Before it is published' }).count()).toBe(0)
  await expect.poll(() => page.getByText('Admin', { exact: true }).count()).toBe(1)
  expect(
    await page.locator('input[type=file]').evaluateAll((all) => all.map((one) => one.getAttribute('accept'))),
  ).toEqual(Array.from({ length: 5 }, () => 'image/*'))
  const many = Array.from({ length: 21 }, (_, place) => ({
    name: `${place}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('x'),
  }))
  await page.locator('input[type=file]').first().setInputFiles(many)
  await page.getByText('You can only upload up to 20 images.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Upload 20' }).isDisabled()).toBe(true)
  const href = await page.getByRole('link', { name: 'View on site' }).getAttribute('href')
  await expect.poll(async () => (await page.request.get(href ?? '')).status()).toBe(200)
})

test('without it a new listing is a draft, with what is missing, and no page', async () => {
  const { page, body } = await createListing(false, 'Maluwag')
  expect(body.is_published).toBe(false)
  await page.getByRole('region', { name: 'Before it is published' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'View on site' }).count()).toBe(0)
  await expect.poll(() => page.getByText('Administrator', { exact: true }).count()).toBe(1)
})
