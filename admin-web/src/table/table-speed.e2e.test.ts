import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SEARCHED_TABLES, searchTimes } from '../browser/search-times.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

/** From the API's answer to rows on screen. `npm run bench -- tables` measures it over a large catalogue. */
const MOST_MS = 100
const SEARCHES = 7

let staff: StaffBrowser

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

test('rows of a search are on screen within 100 ms of the answer', async () => {
  const page = await staff.openSignedIn({ baseURL: inject('siteUrl') })
  const times = await searchTimes(page, SEARCHED_TABLES.listings, { pageSize: 100, searches: SEARCHES })
  const paintMs = times.map((time) => time.paintMs).toSorted((a, b) => a - b)
  console.log(`answer to rows: ${paintMs.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  expect(paintMs[Math.floor(SEARCHES / 2)]).toBeLessThanOrEqual(MOST_MS)
})
