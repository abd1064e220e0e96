import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPhoto } from '../browser/draw-photo.fixture.ts'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
let page: Page

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  page = await staff.openSignedIn()
})
afterAll(() => staff.close())

const NAMES = ['Fokus A', 'Fokus B', 'Fokus C'] as const
const house = { location: 'Lipa', listing_owner: 'Ana', owner_of_the_property: 'Ana' }
const developer = { office_address: 'Makati', contact_person: 'Ana', contact_number: '0917 555 0002' }
const salesperson = { position: 'Consultant', contact: '0917 555 0002' }
const lead = { source: 'contact', phone: '0917 555 0143', message: 'Hello' }

/** Every list that deletes from its rows: three records of each, and the screen that shows them. */
const LISTS = {
  developers: {
    path: '/dashboard/developers?q=Fokus',
    add: (name: string) => calls.create('/admin/developer/', { name, ...developer }),
  },
  projects: {
    path: '/dashboard/projects?q=Fokus',
    async add(name: string) {
      const developer_id = await calls.create('/admin/developer/', { name: `Tagapagtayo ng ${name}`, ...developer })
      const project = { name, developer_id, dhsud_lts: 'LTS No. 1', location: 'Makati', property_subtype: 2 }
      return calls.create('/admin/projects/', { ...project, property_unit_type: [5], financing_option: [0] })
    },
  },
  listings: {
    path: '/dashboard/listings?q=Fokus',
    add: (name: string) => calls.create('/admin/listing/?listing_type=brokerage', { name, ...house }),
  },
  leads: {
    path: '/dashboard/leads/all?q=Fokus',
    add: (fullname: string) => calls.create('/admin/leads/', { fullname, ...lead }),
  },
  brokers: {
    path: '/dashboard/broker?q=Fokus',
    add: (name: string) => calls.create('/admin/broker/', { name }),
  },
  salespersons: {
    path: '/dashboard/salesperson?q=Fokus',
    add: (name: string) => calls.create('/admin/sales-person/', { name, ...salesperson }),
  },
  realty: {
    path: '/dashboard/realty?q=Fokus',
    add: (name: string) => calls.create('/admin/realty/', { name }),
  },
} as const

/** As it is read out. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return `${element?.tagName} ${(element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()}`
  })

async function deleteByKeys(button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: button, exact: true }).waitFor({ state: 'detached' })
}

test.each(Object.entries(LISTS))(
  '%s: after a deletion the focus is on the next row, or the heading',
  async (_, list) => {
    for (const name of NAMES) await list.add(name)
    await page.goto(list.path)
    const buttons = page.getByRole('button', { name: /^Delete Fokus/ })
    await buttons.nth(2).waitFor()
    // Newest first, or by name.
    const rows = await buttons.allTextContents()
    const [first = '', second = '', third = ''] = rows
    await deleteByKeys(second)
    await expect.poll(focused).toBe(`BUTTON ${third}`)
    await deleteByKeys(third)
    await expect.poll(focused).toBe(`BUTTON ${first}`)
    await deleteByKeys(first)
    await expect.poll(focused).toMatch(/^H1 /)
  },
)

test('imports: the same', async () => {
  await page.goto('/dashboard/import')
  for (const name of ['fokus-a.csv', 'fokus-b.csv']) {
    const csv = { name, mimeType: 'text/csv', buffer: Buffer.from(`title,price\n${name},1`) }
    await page.getByLabel('Choose a file').setInputFiles(csv)
    await page.waitForURL('**/dashboard/import/*')
    await page.getByRole('heading', { name: `${name} Checked` }).waitFor()
    await page.goto('/dashboard/import')
  }
  await page.getByRole('button', { name: 'Delete fokus-b.csv' }).waitFor()
  // Others import as well, and between these two.
  const rows = await page
    .getByRole('button', { name: /^Delete / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  const next = rows[rows.indexOf('Delete fokus-b.csv') + 1]
  await deleteByKeys('Delete fokus-b.csv')
  await expect.poll(focused).toBe(`BUTTON ${next}`)
})

test('amenities: after a deletion, a renaming and a change of mind', async () => {
  for (const name of NAMES) await calls.create('/admin/amenities/', { name })
  await page.goto('/dashboard/projects')
  await page.getByRole('button', { name: 'Manage Amenities' }).click()
  await page.getByLabel('Search or create amenities').fill('Fokus')
  await page.getByRole('button', { name: 'Rename Fokus B' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('BUTTON Rename Fokus B')
  await page.keyboard.press('Enter')
  await page.getByLabel('New name of Fokus B').fill('Fokus Ba')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toMatch(/^BUTTON .*Fokus Ba$/)
  await deleteByKeys('Delete Fokus Ba')
  await expect.poll(focused).toBe('BUTTON Delete Fokus A')
})

test('pictures and papers: after deleting, moving and choosing the cover', async () => {
  const listing = await calls.create('/admin/listing/?listing_type=brokerage', { name: 'Fokus album', ...house })
  await page.goto(`/dashboard/editlisting/${listing}?tab=documents`)
  const photos = await Promise.all([0, 1, 2, 3].map((hue) => drawPhoto(page, `${hue}.jpg`, hue * 80)))
  const pictures = page.getByRole('region', { name: 'Pictures' })
  await pictures.locator('input[type=file]').setInputFiles(photos)
  await pictures.getByRole('button', { name: 'Upload 4' }).click()
  await pictures.getByText('4 of up to').waitFor()
  await pictures.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' })
  for (const [place, caption] of ['A', 'B', 'C', 'D'].entries()) {
    const card = pictures.getByRole('listitem').nth(place)
    await card.getByLabel('Caption').fill(caption)
    await card.getByLabel('Caption').blur()
    await card.getByText('Saved!').waitFor()
  }
  const order = () =>
    pictures
      .getByRole('button', { name: /^Delete/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await page.getByRole('button', { name: 'Move C earlier' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('BUTTON Move C earlier')
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Delete C', 'Delete A', 'Delete B', 'Delete D'])
  await expect.poll(focused).toBe('BUTTON Move C earlier')
  await pictures.getByRole('listitem').nth(3).getByRole('button', { name: 'Make cover' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Delete D', 'Delete C', 'Delete A', 'Delete B'])
  await expect.poll(focused).toBe('BUTTON Move D earlier')
  await deleteByKeys('Delete C')
  await expect.poll(focused).toBe('BUTTON Delete A')
  await deleteByKeys('Delete B')
  await expect.poll(focused).toBe('BUTTON Delete A')
  await deleteByKeys('Delete A')
  await deleteByKeys('Delete D')
  await expect.poll(focused).toBe('H2 Pictures')

  const papers = page.getByRole('region', { name: 'Sketch Plan' })
  await papers.locator('input[type=file]').setInputFiles(photos.slice(0, 2))
  await papers.getByRole('button', { name: 'Upload 2' }).click()
  await papers.getByRole('button', { name: 'Delete 1.jpg' }).waitFor()
  await deleteByKeys('Delete 0.jpg')
  await expect.poll(focused).toBe('BUTTON Delete 1.jpg')
  await deleteByKeys('Delete 1.jpg')
  await expect.poll(focused).toBe('H2 Sketch Plan')
})

test('a button that is busy for a while keeps the focus', async () => {
  const listing = await calls.create('/admin/listing/?listing_type=brokerage', { name: 'Fokus tuloy', ...house })
  await page.goto(`/dashboard/editlisting/${listing}`)
  await page.getByLabel('Listing name').fill('Fokus tuloy pa')
  await page.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Saved!').waitFor()
  await expect.poll(focused).toBe('BUTTON Save')
})
