import { createHash } from 'node:crypto'
import { openStaffCalls, type StaffCalls } from '@tahanan/admin-web/browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '@tahanan/admin-web/browser/staff-page.fixture.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type EmbeddedSystem, startEmbeddedSystem } from '../faults/embedded-system.fixture.ts'
import { ADMINISTRATOR } from '../deployment/deployment.ts'

const PICTURES = 20
/**
 * A server that was killed is started again after a second, then after two, and has its database to recover. A crowded
 * machine takes seconds for a picture.
 */
const BACK = { timeout: 240_000 }

let system: EmbeddedSystem
let staff: StaffBrowser
let calls: StaffCalls
const edit = z.object({
  name: z.string(),
  bathroom: z.number().nullable(),
  pictures: z.array(z.object({ url: z.string() })),
})

beforeAll(async () => {
  system = await startEmbeddedSystem({ TRUST_PROXY: '1' })
  const site = { url: system.url, ...ADMINISTRATOR }
  staff = await openStaffBrowser(site)
  calls = await openStaffCalls(site)
})
afterAll(async () => {
  await staff.close()
  await system.stop()
})

/** `kill -9` of the server and of all that works beside it. */
async function kill(): Promise<void> {
  for (const victim of await system.list('server', 'pipeline', 'imageWorker')) victim.kill()
}

/** Each of another colour. */
async function photo(place: number) {
  const background = { r: place * 12, g: 90, b: 255 - place * 12 }
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
  return { name: `${place}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() }
}

test(
  'a server that is killed twice loses nothing that is typed, no picture of 20, and nobody who follows what is done',
  { timeout: 900_000 },
  async () => {
    const { listing } = await calls.addListing('Balik')
    const colleague = await staff.openSignedIn()
    await colleague.goto('/dashboard/listings?q=Balik')
    await colleague.getByRole('link', { name: 'Balik studio', exact: true }).waitFor()

    const page = await staff.openSignedIn()
    await page.goto(`/dashboard/editlisting/${listing}`)
    await page.getByLabel('Listing name').fill('Balik bukas')
    await page.getByRole('tab', { name: 'Documents' }).click()
    const photos = await Promise.all(Array.from({ length: PICTURES }, (_, place) => photo(place)))
    await page.getByLabel('Choose images').setInputFiles(photos)
    const tray = page.getByRole('region', { name: 'Uploads' })
    const underWay = async (): Promise<number> => Number(/Sending (\d+) of/.exec(await tray.innerText())?.[1] ?? 0)
    await page.getByRole('button', { name: `Upload ${PICTURES}` }).click()
    await expect.poll(underWay, { interval: 10 }).toBeGreaterThan(2)
    await kill()
    await tray.getByText(/^Waiting with/).waitFor()

    // Nobody answers; one goes on typing, and saves.
    await page.getByRole('tab', { name: 'Info' }).click()
    await expect.poll(() => page.getByLabel('Listing name').inputValue()).toBe('Balik bukas')
    await page.getByLabel('Bathrooms').fill('2')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('No connection. Saving is tried again until it succeeds.').waitFor()
    await page.getByLabel('Listing name').fill('Balik sa makalawa')

    await expect.poll(system.isReady, BACK).toBe(true)
    await expect.poll(underWay, { ...BACK, interval: 10 }).toBeGreaterThan(6)
    await kill()
    await expect.poll(system.isReady, BACK).toBe(true)
    await expect.poll(() => tray.innerText(), BACK).toContain(`${PICTURES} sent`)
    await expect.poll(() => page.getByText('No connection. Saving').count(), BACK).toBe(0)
    await expect.poll(() => page.getByLabel('Listing name').inputValue()).toBe('Balik sa makalawa')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const stored = async () => edit.parse(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`))
    await expect.poll(stored).toMatchObject({ name: 'Balik sa makalawa', bathroom: 2 })
    const hashes = photos.map(({ buffer }) => createHash('sha256').update(buffer).digest('hex'))
    expect((await stored()).pictures.map(({ url }) => /[\da-f]{64}/.exec(url)?.[0])).toEqual(hashes)

    // Who was looking on sees it without a reload, and what is done from now on.
    await colleague.getByRole('link', { name: 'Balik sa makalawa', exact: true }).waitFor({ timeout: BACK.timeout })
    await calls.call('POST', `/admin/listing/${listing}/update/`, { name: 'Balik na' })
    await colleague.getByRole('link', { name: 'Balik na', exact: true }).waitFor()
  },
)
