import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
const edit = z.object({ pictures: z.array(z.object({ caption: z.string(), kind: z.string().nullable() })) })

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('captions, kinds, order by drag and by keys, and deleting', async () => {
  const { listing } = await calls.addListing('Album')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  const names = ['one.jpg', 'two.jpg', 'three.jpg']
  const photos = await Promise.all(names.map((name, place) => drawPhoto(page, name, place * 90)))
  await page.locator('input[type=file]').setInputFiles(photos)
  await page.getByRole('button', { name: 'Upload 3' }).click()
  const cards = page.getByRole('region', { name: 'Pictures' }).getByRole('listitem')
  await page.getByText('3 of up to').waitFor()
  await page.getByText('three.jpg').waitFor({ state: 'detached' })

  for (const [place, caption] of ['Front', 'Kitchen', 'Plan'].entries()) {
    await cards.nth(place).getByLabel('Caption').fill(caption)
    await cards.nth(place).getByLabel('Caption').blur()
    await cards.nth(place).getByText('Saved!').waitFor()
  }
  await cards.nth(2).getByLabel('Kind').selectOption({ label: 'Floor plan' })
  await cards.nth(2).getByText('Saved!').waitFor()
  const stored = async () =>
    edit.parse(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`)).pictures
  const order = async () => (await stored()).map(({ caption }) => caption).join(', ')

  const earlier = page.getByRole('button', { name: 'Move Plan earlier' })
  await earlier.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toBe('Front, Plan, Kitchen')
  await cards.nth(2).getByRole('img').dragTo(cards.nth(0).getByRole('img'))
  await expect.poll(order).toBe('Kitchen, Front, Plan')
  await cards.nth(2).getByRole('button', { name: 'Make cover' }).click()
  await expect.poll(order).toBe('Plan, Kitchen, Front')
  expect((await stored())[0]?.kind).toBe('floor plan')
  await page.getByRole('button', { name: 'Delete Front' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(order).toBe('Plan, Kitchen')
})
