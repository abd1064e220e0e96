import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffCalls, type StaffCalls } from '../browser/staff-calls.fixture.ts'
import { openStaffBrowser, type StaffBrowser, withoutNews } from '../browser/staff-page.fixture.ts'

let staff: StaffBrowser
let calls: StaffCalls
const ids: number[] = []
const house = { location: 'Lahug, Cebu City', listing_owner: 'Ana', owner_of_the_property: 'Ana', price: 2_000_000 }

beforeAll(async () => {
  staff = await openStaffBrowser()
  calls = await openStaffCalls()
  for (const name of ['Maramihan isa', 'Maramihan dalawa', 'Maramihan tatlo', 'Maramihan apat']) {
    ids.push(await calls.create('/admin/listing/?listing_type=brokerage', { ...house, name, is_published: false }))
  }
})
afterAll(() => staff.close())

const edit = (place: number) => calls.call('GET', `/admin/listing/${ids[place]}/fetch_edit_listing/`)

test('rows are chosen by keyboard, published, and put back; one that a colleague edited meanwhile stays, and says so', async () => {
  const page = await staff.openSignedIn()
  await withoutNews(page)
  await page.goto('/dashboard/listings?q=maramihan')
  await page.getByLabel('Choose Maramihan apat').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('2 chosen').waitFor()
  await page.getByLabel('Choose Maramihan isa').focus()
  await page.keyboard.press('Shift+Space')
  await page.getByText('4 chosen').waitFor()
  // Keys go on working where a row was chosen.
  const palette = page.getByRole('dialog', { name: 'Find or do' })
  await expect.poll(() => page.keyboard.press('Control+k').then(() => palette.isVisible())).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByText('4 chosen').waitFor()
  await calls.call('POST', `/admin/listing/${ids[3]}/update/`, { featured: true })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('3 listings will be published, 1 cannot be').waitFor()
  await dialog.getByText(/Maramihan apat: .* changed this meanwhile/).waitFor()
  await dialog.getByText(/No authority: 3/).waitFor()
  await dialog.getByRole('button', { name: 'Publish: 3 listings' }).click()
  await page.getByText('3 listings published.').waitFor()
  await page.getByText('1 chosen').waitFor()
  expect(await edit(0)).toMatchObject({ is_published: true, version: 2 })
  expect(await edit(3)).toMatchObject({ is_published: false })
  await calls.call('POST', `/admin/listing/${ids[2]}/update/`, { bathroom: 2 })
  await page.keyboard.press('Control+z')
  await page.getByText(/2 listings put back. Maramihan tatlo stays as it is/).waitFor()
  expect(await edit(0)).toMatchObject({ is_published: false, version: 3 })
  expect(await edit(2)).toMatchObject({ is_published: true, bathroom: 2 })
})

test('a deletion names what goes, and is taken back', async () => {
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings?q=maramihan+dalawa')
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('group', { name: 'Chosen listings' }).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').filter({ hasText: 'Maramihan dalawa' }).waitFor()
  await dialog.getByRole('button', { name: 'Delete: 1 listing' }).click()
  await page.getByText('No listings match').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1 listing put back.').waitFor()
  await page.getByRole('link', { name: 'Maramihan dalawa', exact: true }).waitFor()
  expect(await edit(1)).toMatchObject({ name: 'Maramihan dalawa', is_published: false })
})

test('amenities are added to many', async () => {
  const amenity = await calls.create('/admin/amenities/', { name: 'Maramihang hardin' })
  const page = await staff.openSignedIn()
  await page.goto('/dashboard/listings?q=maramihan')
  await page.getByLabel('Choose all on this page').check()
  await page.getByRole('button', { name: 'Change amenities' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Maramihang hardin').check()
  await dialog.getByRole('button', { name: 'Change amenities: 4 listings' }).click()
  await page.getByText('4 listings given other amenities.').waitFor()
  expect(await edit(0)).toMatchObject({ amenities: [{ id: amenity }] })
})

test('a price is changed in the list as people write it; of two at once, the second sees what the first made of it', async () => {
  const page = await staff.openSignedIn()
  await withoutNews(page)
  await page.goto('/dashboard/listings?q=maramihan+isa')
  const row = page.getByRole('row').filter({ hasText: 'Maramihan isa' })
  await row.getByTitle('Change the price').press('Enter')
  await row.getByLabel('Price').fill('2.5M')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: /₱2.5M/ }).waitFor()
  await row.getByRole('button', { name: /₱2.5M/ }).click()
  await row.getByLabel('Price').fill('9')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /₱2.5M/ }).click()
  await row.getByLabel('Price').fill('2.75M')
  await calls.call('POST', `/admin/listing/${ids[0]}/update/`, { price: 2_600_000 })
  await page.keyboard.press('Enter')
  await row.getByText(/changed this meanwhile.*Now it is: ₱2,600,000/).waitFor()
  await row.getByRole('button', { name: 'Save mine' }).click()
  await row.getByRole('button', { name: /₱2.75M/ }).waitFor()
  await row.getByRole('button', { name: /₱2.75M/ }).click()
  await row.getByLabel('Price').fill('275')
  await page.keyboard.press('Enter')
  await row.getByText(/₱275 is far from what such listings usually cost/).waitFor()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /₱2.75M/ }).waitFor()
  await row.getByTitle('Change the availability').press('Enter')
  await row.getByLabel('Availability', { exact: true }).selectOption('Sold')
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: /^Sold/ }).waitFor()
  await expect.poll(() => edit(0)).toMatchObject({ availability: 1, brokerage_listing: { price: 2_750_000 } })
})
