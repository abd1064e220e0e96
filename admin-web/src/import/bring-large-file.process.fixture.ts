import { openBrowser } from '@tahanan/web/browser/open-browser.fixture.ts'

/**
 * `node … ORIGIN USERNAME PASSWORD FILE` takes a spreadsheet to a system without imports: once stopped half way, once
 * whole, and looks at its report. Prints a line when each is done.
 */
const [, , baseURL = '', username = '', password = '', file = ''] = process.argv
const HALF_WAY = 0.4
/** Of a check of 200 MB. */
const PATIENCE = { timeout: 3_600_000 }

const browser = await openBrowser()
const page = await browser.newPage({ baseURL })
await page.goto('/login')
await page.getByLabel('Username').fill(username)
await page.getByLabel('Password').fill(password)
await page.getByRole('button', { name: 'Sign in' }).click()
await page.waitForURL('**/dashboard/developers')
await page.goto('/dashboard/import')
console.log('ready')

await page.getByLabel('Choose a file').setInputFiles(file)
await page.waitForFunction((share) => (document.querySelector('progress')?.value ?? 0) > share, HALF_WAY)
await page.getByRole('button', { name: 'Stop' }).click()
await page.getByText('No imports yet').waitFor()
console.log('stopped')

await page.getByLabel('Choose a file').setInputFiles(file)
await page.waitForURL('**/dashboard/import/*', PATIENCE)
console.log('sent')
await page.getByText('Checked', { exact: true }).waitFor(PATIENCE)
await page.getByRole('button', { name: 'Next page' }).click()
await page.getByText(/^11–20 of/).waitFor()
console.log('checked')
await browser.close()
