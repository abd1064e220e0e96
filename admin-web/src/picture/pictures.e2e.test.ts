import { createHash } from 'node:crypto'
import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser, withoutNews } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
const edit = z.object({
  pictures: z.array(z.object({ id: z.number(), caption: z.string(), kind: z.string().nullable() })),
})

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
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const cards = pictures.getByRole('listitem')
  await page.getByText('3 of up to').waitFor()
  await page.getByText('three.jpg').waitFor({ state: 'detached' })
  // What is no picture can only be taken away.
  const torn = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  await page.locator('input[type=file]').setInputFiles([torn])
  await page.getByRole('button', { name: 'Upload 1' }).click()
  await pictures.getByText('Invalid image format: torn.jpg').waitFor()
  expect(await pictures.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  expect(await pictures.getByRole('button', { name: 'Upload', exact: true }).isDisabled()).toBe(true)
  await pictures.getByRole('button', { name: 'Remove torn.jpg' }).click()

  const stored = async () =>
    edit.parse(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`)).pictures

  for (const [place, caption] of ['Front', 'Kitchen'].entries()) {
    await cards.nth(place).getByLabel('Caption').fill(caption)
    await cards.nth(place).getByLabel('Caption').blur()
    await cards.nth(place).getByText('Saved!').waitFor()
  }
  // What is chosen while the caption is being saved follows it.
  await cards.nth(2).getByLabel('Caption').fill('Plan')
  await cards.nth(2).getByLabel('Caption').blur()
  await cards.nth(2).getByLabel('Kind').selectOption({ label: 'Floor plan' })
  await expect.poll(() => stored().then((all) => all[2])).toMatchObject({ caption: 'Plan', kind: 'floor plan' })
  await cards.nth(2).getByText('Saved!').waitFor()
  // A colleague's caption is shown, and passing through it changes nothing.
  const third = (await stored())[2]?.id ?? 0
  for (const caption of ['Plan of the house', 'Plan']) {
    await calls.call('PATCH', `/admin/listing-images/${third}/`, { caption })
    await expect.poll(() => cards.nth(2).getByLabel('Caption').inputValue()).toBe(caption)
    await cards.nth(2).getByLabel('Caption').focus()
    await cards.nth(2).getByLabel('Kind').focus()
  }
  expect((await stored())[2]?.caption).toBe('Plan')
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

test('20 pictures go on being sent across screens, offline spells and a refusal; the order is the one they were chosen in', async () => {
  const { listing } = await calls.addListing('Lakad')
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  const names = Array.from({ length: 30 }, (_, place) => `${String(place + 1).padStart(2, '0')}.jpg`)
  const photos = await Promise.all(names.map((name, place) => drawPhoto(page, name, place * 12)))
  const hashes = photos.map(({ buffer }) => createHash('sha256').update(buffer).digest('hex'))
  let [calls7, lost] = [0, 0]
  await page.route('**/upload_images/', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    // The seventh meets a fault of the server once; the twelfth arrives, and its answer does not.
    if (body.includes('filename="07.jpg"') && (calls7 += 1) === 1)
      return route.fulfill({ status: 500, json: { detail: 'Something broke.', code: 'internal', request_id: 'r' } })
    if (body.includes('filename="12.jpg"') && lost === 0) {
      lost += 1
      await route.fetch()
      return route.abort()
    }
    await route.continue()
  })
  await page.locator('input[type=file]').setInputFiles(photos)
  await page.getByText('You can only upload up to 20 images.').waitFor()
  await page.getByText('The first 20 are sent together. 10 more stay here for the next go.').waitFor()
  await page.getByRole('button', { name: 'Upload 20' }).click()

  const tray = page.getByRole('region', { name: 'Uploads' })
  await tray.getByRole('button', { name: 'Sending' }).click()
  await tray.getByText('Sent', { exact: true }).nth(1).waitFor()
  await page.getByRole('link', { name: 'Projects' }).click()
  await page.getByRole('heading', { name: 'Projects' }).waitFor()
  await page.context().setOffline(true)
  await tray.getByText('It is sent again when the network is back.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Developers' }).click()
  await tray.getByText('Something broke.').waitFor()
  // The browser asks before it closes or loads the page again.
  const asked = page.waitForEvent('dialog')
  const reloading = page.reload().catch(() => undefined)
  await (await asked).dismiss()
  await reloading
  await tray.getByRole('button', { name: '19 sent, 1 failed, 10 not sent yet' }).waitFor()
  await tray.getByRole('button', { name: 'Try again to send 07.jpg' }).click()
  await tray.getByRole('button', { name: '20 sent, 10 not sent yet' }).waitFor()
  expect([calls7, lost]).toEqual([2, 1])
  // Where they were chosen the others are still there, for the next go.
  await tray.getByRole('link', { name: 'Lakad studio: Pictures' }).click()
  await page.getByText('20 of up to').waitFor()
  await page.getByRole('button', { name: 'Upload 10' }).click()
  await page.getByText('30 of up to').waitFor()
  await tray.getByRole('button', { name: 'Close uploads' }).click()
  await tray.waitFor({ state: 'detached' })

  const stored = z.object({ pictures: z.array(z.object({ url: z.string() })) })
  const { pictures } = stored.parse(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`))
  // Their addresses begin with the hash of the original.
  expect(pictures.map(({ url }) => /[\da-f]{64}/.exec(url)?.[0])).toEqual(hashes)
})

test('an upload waits while the session is over, and goes on once signed in again; stopped, it is kept', async () => {
  const { listing, project } = await calls.addListing('Hintay')
  const page = await staff.openSignedIn()
  await withoutNews(page)
  await page.goto('/dashboard/projects?q=Hintay')
  await page.getByRole('button', { name: 'Edit Hintay Towers' }).click()
  await page.getByRole('tab', { name: 'Project images' }).click()
  const photos = await Promise.all(
    ['a.jpg', 'b.jpg', 'c.jpg'].map((name, place) => drawPhoto(page, name, 200 + place * 30)),
  )
  await page.locator('input[type=file]').setInputFiles(photos)
  // Files chosen in a dialog are kept when it closes.
  await page.keyboard.press('Escape')
  const tray = page.getByRole('region', { name: 'Uploads' })
  await tray.getByRole('button', { name: '3 not sent yet' }).click()
  await page.waitForLoadState('networkidle')
  const stored = z.object({ refresh: z.string() })
  const login = await page.evaluate(() => localStorage.getItem('login'))
  await calls.call('POST', '/admin/logout/', stored.parse(JSON.parse(login ?? '{}')))
  await tray.getByRole('button', { name: 'Upload', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Session expired, sign in' })
  await dialog.waitFor()
  await tray.getByText('It is sent once you have signed in again.').waitFor()
  await dialog.getByLabel('Password').fill(staffSite().password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await tray.getByRole('button', { name: '3 sent' }).waitFor()
  const { pictures } = z
    .object({ pictures: z.array(z.unknown()) })
    .parse(await calls.call('GET', `/admin/projects/${project}/`))
  expect(pictures).toHaveLength(3)

  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  await page.locator('input[type=file]').setInputFiles(photos)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Upload 3' }).click()
  await page.getByText('It is sent again when the network is back.').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remove b.jpg' }).click()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog', { name: 'Log out without it?' }).getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Upload 2' }).click()
  await page.getByText('2 of up to').waitFor()
})
