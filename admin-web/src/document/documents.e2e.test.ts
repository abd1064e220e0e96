import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
})
afterAll(() => staff.close())

test('a PDF is taken beside pictures, shown by its name and saved as it came', async () => {
  const owners = { listing_owner: 'Ana', owner_of_the_property: 'Ana' }
  const house = { name: 'Papel house', location: 'Lipa', ...owners }
  const listing = await calls.create('/admin/listing/?listing_type=brokerage', house)
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  const section = page.getByRole('region', { name: 'Authority to Sell' })
  const pdf = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
  const good = pdf('Kasulatan ng bentahan.pdf', '%PDF-1.7\nmandate\n%%EOF\n')
  const picker = section.locator('input[type=file]')
  await picker.setInputFiles({ name: 'mandate.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await section.getByText('Invalid image format: mandate.docx').waitFor()
  await picker.setInputFiles([good, pdf('page.pdf', '<!doctype html><p>%%EOF'), await drawPhoto(page, 'scan.jpg', 120)])
  // The day that they hold until is kept with them, wherever one goes in between.
  await section.getByLabel('Valid until').fill('2030-01-31')
  await page.getByRole('tab', { name: 'Info' }).click()
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect.poll(() => section.getByLabel('Valid until').inputValue()).toBe('2030-01-31')
  // A day without its year is none: nothing is sent without it.
  const day = section.getByLabel('Valid until')
  await day.fill('')
  await day.click()
  await page.keyboard.type('0131')
  await section.getByRole('button', { name: 'Upload 3' }).click()
  await expect.poll(() => day.evaluate((field) => document.activeElement === field)).toBe(true)
  expect(await section.getByRole('button', { name: 'Upload 3' }).count()).toBe(1)
  await day.fill('2030-01-31')
  await section.getByRole('button', { name: 'Upload 3' }).click()
  await section.getByText('Invalid image format: page.pdf').waitFor()
  await section.getByRole('button', { name: 'Enlarge scan.jpg' }).waitFor()
  await expect.poll(() => section.getByText('Valid until Jan 31, 2030').count()).toBe(2)

  const saving = page.waitForEvent('download')
  await section.getByRole('button', { name: `Download ${good.name}` }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(good.name)
  expect(await readFile(await saved.path())).toEqual(good.buffer)
})

test('a file that is gone by the time it is sent is said to be, and holds no other up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-papers-'))
  const paths = ['gone.pdf', 'there.pdf'].map((name) => join(folder, name))
  for (const path of paths) await writeFile(path, '%PDF-1.7\nmandate\n%%EOF\n')
  const owners = { listing_owner: 'Ana', owner_of_the_property: 'Ana' }
  const house = { name: 'Wala sa disk', location: 'Lipa', ...owners }
  const listing = await calls.create('/admin/listing/?listing_type=brokerage', house)
  const page = await staff.openSignedIn()
  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  const section = page.getByRole('region', { name: 'Authority to Sell' })
  await section.locator('input[type=file]').setInputFiles(paths)
  await section.getByText('gone.pdf').waitFor()
  await rm(paths[0] ?? '')
  await section.getByRole('button', { name: 'Upload 2' }).click()
  await section.getByText('It cannot be read any more: choose it again.').waitFor()
  await section.getByRole('button', { name: 'Download there.pdf' }).waitFor()
  expect(await section.getByRole('button', { name: 'Download gone.pdf' }).count()).toBe(0)
  await rm(folder, { recursive: true })
})
