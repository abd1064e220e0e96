import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'
import { watchConsole } from '../browser/watch-console.fixture.ts'

const PASSWORD = 'a password of many words'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

async function register(name: string, email: string): Promise<void> {
  await calls.call('POST', '/register/', { name, email, password: PASSWORD })
}

async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard/developers')
}

test('a registration is approved as viewer, made editor, disabled and enabled', async () => {
  await register('Vina Viewer', 'vina@example.ph')
  const page = await staff.openSignedIn()
  const watched = watchConsole(page)
  await page.goto('/dashboard/developers')
  await page.getByRole('link', { name: 'Accounts' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Vina Viewer' })
  await row.getByText('Waits for approval').waitFor()
  await row.getByRole('button', { name: 'Approve Vina Viewer' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByLabel('Role').inputValue()).toBe('editor')
  await dialog.getByLabel('Role').selectOption('viewer')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByText('Active').waitFor()

  // What a viewer may not do is not shown, and refused by address.
  const viewer = await staff.open()
  await signIn(viewer, 'vina@example.ph')
  await viewer.getByRole('link', { name: 'Overview' }).waitFor()
  await expect.poll(() => viewer.getByRole('link', { name: 'Accounts' }).count()).toBe(0)
  await expect.poll(() => viewer.getByRole('link', { name: 'System' }).count()).toBe(0)
  for (const path of ['accounts', 'audit', 'system']) {
    await viewer.goto(`/dashboard/${path}`)
    await viewer.getByRole('heading', { name: 'This screen is for administrators' }).waitFor()
  }

  await row.getByRole('button', { name: 'Change role' }).click()
  await dialog.getByLabel('Role').selectOption('editor')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByRole('cell', { name: 'Editor' }).waitFor()
  await row.getByRole('button', { name: 'Disable' }).click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row.getByText('Disabled').waitFor()
  await page.getByLabel('State').selectOption('closed')
  await page.waitForURL('**/dashboard/accounts?state=closed')
  await row.getByRole('button', { name: 'Enable' }).click()
  await dialog.getByRole('button', { name: 'Enable' }).click()
  await dialog.waitFor({ state: 'detached' })
  // It is no disabled one any more.
  await row.waitFor({ state: 'detached' })
  expect(watched.problems).toEqual([])
})

test('a registration is turned down', async () => {
  await register('Tony Turned-Down', 'tony@example.ph')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/accounts?q=Tony')
  await page.getByRole('button', { name: 'Turn down Tony Turned-Down' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.poll(() => page.getByText('No accounts match “Tony”').count()).toBe(1)
})

test('the last administrator stays one, and is told why', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/accounts?role=admin')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change role' }).click()
  await dialog.getByLabel('Role').selectOption('viewer')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Make somebody else an administrator first: this is the last one.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('button', { name: 'Disable' }).click()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('this is the last one.')
})

test('everybody changes their own password, and goes on', async () => {
  await register('Petra Password', 'petra@example.ph')
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/accounts?q=Petra')
  await page.getByRole('button', { name: 'Approve Petra Password' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const own = await staff.open()
  await signIn(own, 'petra@example.ph')
  await own.getByRole('link', { name: 'Your account' }).click()
  await own.getByRole('button', { name: 'Change password' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => dialog.getByText('Field is required').count()).toBe(2)
  await dialog.getByLabel('Current password').fill('not it')
  await dialog.getByLabel(/^New password(?! again)/).fill('short')
  await dialog.getByLabel('New password again').fill('other')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Use at least 12 characters.').waitFor()
  await dialog.getByText('This is not the same as the new password.').waitFor()
  const renewed = 'another password of many words'
  await dialog.getByLabel(/^New password(?! again)/).fill(renewed)
  await dialog.getByLabel('New password again').fill(renewed)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await own.getByText('Saved!').waitFor()
  // The session goes on; the next one takes the new password.
  await own.getByRole('link', { name: 'Projects' }).click()
  await own.getByRole('heading', { name: 'Projects' }).waitFor()
  await own.getByRole('button', { name: 'Logout' }).click()
  await own.waitForURL('**/login')
  await signIn(own, 'petra@example.ph', renewed)
})
