import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser

beforeAll(async () => {
  staff = await openStaffBrowser()
})
afterAll(() => staff.close())

const FILE = [
  'title,offer,asked,location,property type,listed by',
  'Imported house in Lipa,sale,2500000,Lipa,House and Lot,Office',
  'Imported house in Taal,sale,soon,Taal,House and Lot,Office',
  'Imported house in Nasugbu,sale,3M,Nasugbu,House and Lot,Office',
].join('\n')
const spreadsheet = { name: 'agency.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }

test('a spreadsheet is checked, corrected, taken in, and its rejects come back', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/developers')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const two = await page.evaluateHandle(() => {
    const dropped = new DataTransfer()
    for (const name of ['first.csv', 'second.csv']) dropped.items.add(new File(['title'], name))
    return dropped
  })
  await page.getByText('Drop a CSV file of listings here').dispatchEvent('drop', { dataTransfer: two })
  await page.getByText('One file at a time, please: none of these was taken.').waitFor()
  await page.getByLabel('Choose a file').setInputFiles(spreadsheet)
  await page.waitForURL('**/dashboard/import/*')
  await page.getByRole('heading', { name: 'agency.csv Checked' }).waitFor()

  await page.getByLabel('Column of Price').selectOption('asked')
  // What is taken in is what was checked.
  await page.getByText('Columns were changed: check the file again first.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Take in \d+ listing/ }).isDisabled()).toBe(true)
  await page.getByLabel('Default of Owner of the property').fill('On file')
  await page.getByLabel('Rows are known by').selectOption('title')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Take in 2 listings' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'Price:' }).getByText('Rejected').waitFor()
  await page.getByRole('row').filter({ hasText: '₱2,500,000' }).getByText('For Sale, House and lot · Lipa').waitFor()
  await page.getByRole('button', { name: 'Leave out Imported house in Nasugbu' }).click()
  await page.getByRole('button', { name: 'Take in Imported house in Nasugbu' }).waitFor()

  await page.getByRole('button', { name: 'Take in 1 listing' }).click()
  await page.getByText('Visitors do not see a draft until it is published.').waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('Taken in', { exact: true }).first().waitFor()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the rejects' }).click()
  const rejects = await coming
  expect(rejects.suggestedFilename()).toBe('agency.rejects.csv')
  expect(await readFile(await rejects.path(), 'utf8')).toMatch(/3,.*Price.*,Imported house in Taal,sale,soon/)

  await page.goto('/dashboard/listings?q=Imported+house')
  await page.getByText('Imported house in Lipa').first().waitFor()
  // What the search shows, and no more.
  const asked = page.waitForRequest('**/api/admin/export/listings/?q=Imported+house')
  const exported = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await asked
  expect(await readFile(await (await exported).path(), 'utf8')).toContain('Imported house in Lipa')
  await page.goBack()
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('1 listing that came from agency.csv will be deleted').waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('1 listing was taken back.').waitFor()
  await page.goto('/dashboard/listings?q=Imported+house')
  await page.getByText('No listings match').waitFor()
  await page.goto('/dashboard/import')
  const row = page.getByRole('row').filter({ hasText: 'agency.csv' })
  await row.first().getByRole('button', { name: 'Delete agency.csv' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('columns that two correct at one time are both kept', async () => {
  const calls = await openStaffCalls()
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/import')
  await page.getByLabel('Choose a file').setInputFiles({ ...spreadsheet, name: 'two.csv' })
  await page.waitForURL(/\/dashboard\/import\/\d+$/)
  await page.getByRole('heading', { name: 'two.csv Checked' }).waitFor()
  const run = `/admin/imports/${page.url().split('/').at(-1)}/`
  await page.getByLabel('Column of Price').selectOption('asked')
  await calls.call('PATCH', run, { mapping: {}, defaults: { owner_of_the_property: 'On file' } })
  await page.getByText('Somebody else corrected the columns meanwhile.').waitFor()
  await expect.poll(() => page.getByLabel('Default of Owner of the property').inputValue()).toBe('On file')
  await page.getByRole('heading', { name: 'two.csv Checked' }).waitFor()
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('Somebody else corrected the columns meanwhile.').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Take in 2 listings' }).waitFor()
  expect(await calls.call('GET', run)).toMatchObject({
    mapping: { price: 'asked' },
    defaults: { owner_of_the_property: 'On file' },
  })
})

test('what is no spreadsheet is refused with its reason', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/import')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'photo.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0xff]) })
  await page.getByText(/The file is not UTF-8/).waitFor()
  await expect.poll(() => page.getByText('photo.csv').count()).toBe(0)
})

test('an upload under way can be stopped, and nothing comes of it', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/import')
  await page.getByLabel('Search imports').waitFor()
  // The server takes its time.
  await page.route('**/api/admin/imports/', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  await page.getByLabel('Choose a file').setInputFiles({ ...spreadsheet, name: 'stopped.csv' })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('stopped.csv').count()).toBe(0)
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await expect.poll(() => page.getByLabel('Choose a file').isEnabled()).toBe(true)
})
