import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** From the API's answer to rows on screen. */
const MOST_MS = 100

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('rows of a search are on screen within 100 ms of the answer', async () => {
  await calls.addListing('Bilis')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings?page_size=100')
  await page.getByRole('row').nth(1).waitFor()
  const elapsed: number[] = []
  for (const text of ['Bilis', 'studio', 'Bilis studio', 'Makati', 'Poblacion']) {
    const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get('q') === text)
    await page.getByLabel('Search listings').fill(text)
    await answered
    const elapsedMs = await page.evaluate(async (wanted) => {
      const isThere = (): boolean => document.querySelector('table')?.getAttribute('aria-busy') === 'false'
      while (!isThere()) await new Promise(requestAnimationFrame)
      const call = performance
        .getEntriesByType('resource')
        .findLast(({ name }) => new URL(name).searchParams.get('q') === wanted)
      return call instanceof PerformanceResourceTiming ? performance.now() - call.responseEnd : 0
    }, text)
    elapsed.push(elapsedMs)
  }
  console.log(`answer to rows: ${elapsed.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  expect(Math.min(...elapsed)).toBeLessThanOrEqual(MOST_MS)
})
