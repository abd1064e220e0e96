import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

test('a protected page leads to login, and login back to it; logout ends it', async () => {
  const { username, password } = staffSite()
  const page = await staff.open()
  await page.goto('/dashboard/projects?q=casa')
  await page.waitForURL('**/login?next=*')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill('not it')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Username and password mismatch').waitFor()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard/projects?q=casa')
  expect(await page.evaluate(() => document.cookie)).toContain('login=')
  expect(await page.evaluate(() => localStorage.getItem('login'))).toContain('"user_type":1')
  await page.getByText('Administrator', { exact: true }).waitFor()
  await page.goto('/secured')
  await page.getByRole('heading', { name: "The page you're trying to access is Secured" }).waitFor()
  await page.goto('/dashboard')
  await page.waitForURL('**/dashboard/developers')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => [localStorage.getItem('login'), document.cookie])).toEqual([null, ''])
  await page.goto('/secured')
  await page.waitForURL('**/login?next=%2Fsecured')
})

test('a browser that stores nothing lets one sign in, for as long as the page is open', async () => {
  const { username, password } = staffSite()
  const page = await staff.open()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard/developers')
  await page.getByRole('link', { name: 'Projects' }).click()
  await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  expect(staff.breakages).toEqual([])
})

test('a server that is away is not a wrong password', async () => {
  const page = await staff.open()
  await page.goto('/login')
  await page.route('**/api/admin/login/', (route) => route.abort())
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password').fill('something')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => page.getByText('Cannot sign in right now').count()).toBe(1)
})

test('a registration waits for approval', async () => {
  const page = await staff.open()
  await page.goto('/register')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect.poll(() => page.getByText('Field is required').count()).toBe(3)
  await page.getByLabel('Name').fill('Ana Cruz')
  await page.getByLabel('E-mail').fill('ana')
  await page.getByLabel('Password').fill('a password of many words')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('E-mail must be valid').waitFor()
  await page.getByLabel('E-mail').fill('ana@example.ph')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText('administrator').waitFor()
})
