import { staffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
const accounts = z.object({ results: z.array(z.object({ id: z.number() })) })

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('a viewer sees, and is offered nothing to change', async () => {
  const { listing } = await calls.addListing('Tingin')
  const viewer = { name: 'Tina Viewer', email: 'tina@example.ph', password: 'looks at everything' }
  await calls.call('POST', '/register/', viewer)
  const { results } = accounts.parse(await calls.call('GET', '/admin/accounts/?q=tina'))
  await calls.call('POST', `/admin/accounts/${results[0]?.id}/approve/`, { role: 'viewer' })

  const page = await staff.open()
  await page.goto(`${staffSite().url}/login`)
  await page.getByLabel('Username').fill(viewer.email)
  await page.getByLabel('Password').fill(viewer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'View Tingin Developers' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add' }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Edit' }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  await page.goto('/dashboard/leads/all')
  await page.getByRole('heading', { name: 'All leads' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Personal data' }).count()).toBe(0)
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByRole('heading', { name: 'Your account may look, not change' }).waitFor()
  await page.goto(`/dashboard/viewlisting/${listing}`)
  await page.getByRole('heading', { name: 'Tingin studio' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Edit' }).count()).toBe(0)
})
