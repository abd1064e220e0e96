import { openBrowser } from '@tahanan/web/browser/open-browser.fixture.ts'
import { SEARCHED_TABLES, searchTimes } from '../browser/search-times.fixture.ts'

/**
 * `node … ORIGIN USERNAME PASSWORD` signs in with a browser, searches the tables of listings and leads at their
 * smallest and largest page, and prints the times as JSON.
 */
const [, , baseURL = '', username = '', password = ''] = process.argv
const SEARCHES = 20
const PAGE_SIZES = [10, 100]

const browser = await openBrowser()
const page = await browser.newPage({ baseURL, viewport: { width: 1440, height: 900 } })
await page.goto('/login')
await page.getByLabel('Username').fill(username)
await page.getByLabel('Password').fill(password)
await page.getByRole('button', { name: 'Sign in' }).click()
await page.waitForURL('**/dashboard/developers')
const found = []
for (const [table, searched] of Object.entries(SEARCHED_TABLES)) {
  for (const pageSize of PAGE_SIZES) {
    found.push({ table, pageSize, times: await searchTimes(page, searched, { pageSize, searches: SEARCHES }) })
  }
}
process.stdout.write(JSON.stringify(found))
await browser.close()
