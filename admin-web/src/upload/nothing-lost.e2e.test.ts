import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type ChosenFile, drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** `VITE_MISHAPS=100 VITE_MISHAPS_SEED=7 npx vitest run --project e2e …/nothing-lost` tells it at length. */
const MISHAPS = Number(import.meta.env['VITE_MISHAPS'] ?? 12)
const SEED = Number(import.meta.env['VITE_MISHAPS_SEED'] ?? 1)
const PICTURES = 20

let staff: StaffBrowser
let calls: StaffCalls
const edit = z.object({ name: z.string(), pictures: z.array(z.object({ url: z.string() })) })

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

/** The same numbers for the same seed (Park and Miller). */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

test(
  `nothing typed or chosen is lost by ${MISHAPS} closings, backs, reloads and offline spells (seed ${SEED})`,
  async () => {
    const { listing } = await calls.addListing('Bagyo')
    const random = randomOf(SEED)
    let page = await staff.openSignedIn()
    const context = page.context()
    const photos: ChosenFile[] = []
    for (let place = 0; place < PICTURES; place += 1) photos.push(await drawPhoto(page, `${place}.jpg`, place * 18))
    let typed = 'Bagyo studio'
    /** Files of the page that are not sent: it asks before it goes, and who is asked stays. */
    const unsent = (on: Page): Promise<boolean> =>
      on
        .getByRole('region', { name: 'Uploads' })
        .getByRole('button', { name: /Sending|Waiting|failed|not sent/ })
        .isVisible()

    /** Answers what the browser asks before a page goes: stays while files are unsent, and goes otherwise. */
    function watch(next: Page): void {
      next.setDefaultTimeout(60_000)
      next.on('dialog', (asked) => void (stays ? asked.dismiss() : asked.accept()))
    }
    let stays = true
    watch(page)
    const field = () => page.getByLabel('Listing name')
    /** As people do it: who sees that nothing came of a press, presses again. */
    async function openInfo(): Promise<void> {
      const tab = page.getByRole('tab', { name: 'Info' })
      const press = async () => {
        await tab.click()
        return tab.getAttribute('aria-selected')
      }
      await expect.poll(press).toBe('true')
    }
    async function open(): Promise<void> {
      await page.goto('/dashboard/listings?q=Bagyo')
      await page.getByRole('link', { name: 'Edit Bagyo studio' }).click()
    }
    async function bringBack(): Promise<void> {
      await page.getByRole('heading', { name: 'Bagyo studio' }).waitFor()
      await openInfo()
      await field().waitFor()
      if (typed !== 'Bagyo studio') await page.getByRole('button', { name: 'Bring it back' }).click()
    }
    async function look(): Promise<void> {
      await openInfo()
      expect(await field().inputValue()).toBe(typed)
    }

    const mishaps = {
      async type(step: number) {
        await openInfo()
        typed = `Bagyo bilang ${step}`
        await field().fill(typed)
      },
      async offline() {
        await context.setOffline(true)
        await page.getByText('No network.').first().waitFor()
        await context.setOffline(false)
      },
      async walk() {
        await page.getByRole('link', { name: 'Projects' }).click()
        const leave = page.getByRole('button', { name: 'Leave', exact: true })
        if (typed !== 'Bagyo studio') {
          if (random(2) === 0) return page.getByRole('button', { name: 'Keep editing' }).click()
          await leave.click()
        }
        await page.getByRole('heading', { name: 'Projects' }).waitFor()
        await page.goBack()
        await bringBack()
      },
      async back() {
        if (typed === 'Bagyo studio') return
        await page.goBack()
        await page.getByRole('button', { name: 'Keep editing' }).click()
      },
      async reload() {
        stays = await unsent(page)
        if (!stays) {
          await page.reload()
          return bringBack()
        }
        const asked = page.waitForEvent('dialog')
        const reloading = page.reload().catch(() => undefined)
        await asked
        await reloading
      },
      async close() {
        stays = await unsent(page)
        if (stays) {
          const asked = page.waitForEvent('dialog')
          await page.close({ runBeforeUnload: true })
          await asked
          return
        }
        const closed = page.waitForEvent('close')
        await page.close({ runBeforeUnload: true })
        await closed
        page = await context.newPage()
        watch(page)
        await open()
        await bringBack()
      },
      async documents() {
        await page.getByRole('tab', { name: 'Documents' }).click()
        await page.getByRole('region', { name: 'Pictures' }).waitFor()
      },
    } as const satisfies Readonly<Record<string, (step: number) => Promise<unknown>>>

    // Every third answer to an upload is lost on its way.
    let sent = 0
    await context.route('**/upload_images/', async (route) => {
      sent += 1
      if (sent % 3 !== 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await open()
    await page.getByRole('tab', { name: 'Documents' }).click()
    await page.locator('input[type=file]').first().setInputFiles(photos)
    await page.getByRole('button', { name: `Upload ${PICTURES}` }).click()
    for (let step = 1; step <= MISHAPS; step += 1) {
      const happens = step === 1 ? undefined : Object.values(mishaps)[random(Object.keys(mishaps).length)]
      await (happens ?? mishaps.type)(step)
      await look()
    }

    await expect.poll(() => unsent(page)).toBe(false)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved!').waitFor()
    const stored = edit.parse(await calls.call('GET', `/admin/listing/${listing}/fetch_edit_listing/`))
    expect(stored.name).toBe(typed)
    const hashes = photos.map(({ buffer }) => createHash('sha256').update(buffer).digest('hex'))
    expect(stored.pictures.map(({ url }) => /[\da-f]{64}/.exec(url)?.[0])).toEqual(hashes)
  },
  120_000 + MISHAPS * 5_000,
)
