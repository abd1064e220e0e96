import { type ListingDetail, listingDetailSchema } from '@tahanan/contracts/listing/listing-detail.ts'
import { listingListSchema } from '@tahanan/contracts/listing/listing-list.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { parkingText } from '@tahanan/contracts/property/property-rules.ts'
import { statusLabel } from '@tahanan/contracts/property/property-status.ts'
import { afterEach, expect, inject, test } from 'vitest'
import { createVisitor, type Visitor } from '../browser/visitor.fixture.ts'

let visitor: Visitor
afterEach(() => visitor.close())

const read = async (path: string): Promise<unknown> => (await fetch(`${inject('siteUrl')}/api${path}`)).json()

/** The newest listing of the catalogue that is of this kind, in full. */
async function findListing(query: string, isWanted: (listing: ListingDetail) => boolean): Promise<ListingDetail> {
  const { results } = listingListSchema.parse(await read(`/listing?page_size=100&${query}`))
  for (const { slug } of results) {
    const listing = listingDetailSchema.parse(await read(`/listing/${slug}/`))
    if (isWanted(listing)) return listing
  }
  throw new Error(`The catalogue of the tests has no such listing: ${query}`)
}

/** What §2 has on a listing's page, of what the call says. */
function wordsOf(listing: ListingDetail): readonly string[] {
  const { bedroom, bathroom, floor_area: floor, lot_area: lot, payment } = listing
  return [
    listing.price_full,
    statusLabel(listing),
    listing.name,
    listing.location,
    listing.type === PROJECT_LISTING ? 'Project' : 'Brokerage',
    listing.project_name ?? '',
    listing.developer_name ?? '',
    ...(bedroom ? ['Bedrooms', String(bedroom)] : []),
    ...(bathroom ? ['Bathrooms', String(bathroom)] : []),
    ...(lot ? ['Lot area', areaText(lot)] : []),
    ...(floor ? ['Floor area', areaText(floor)] : []),
    ...(parkingText(listing) === null ? [] : ['Parking', parkingText(listing) ?? '']),
    'Property type',
    listing.property_type,
    'Subtype',
    listing.property_subtype,
    ...(listing.unit_type === null ? [] : ['Unit type', listing.unit_type]),
    ...listing.amenities.map(({ name }) => name),
    ...listing.project_amenities.map(({ name }) => name),
    ...payment.financing_option,
    'More about this property',
  ]
}

test.each([
  {
    kind: 'a project listing with amenities of both kinds',
    query: 'status=For+Sale',
    isWanted: ({ type, amenities, project_amenities: own }: ListingDetail) =>
      type === PROJECT_LISTING && amenities.length > 0 && own.length > 0,
    alsoSays: [/Eq\. ₱[\d,.]+\/mo/, /DHSUD LTS No\./, /Equity\s+\d+% of the price/, /Loanable amount/],
  },
  {
    kind: 'a house that a broker sells',
    query: 'status=For+Sale',
    isWanted: ({ type }: ListingDetail) => type !== PROJECT_LISTING,
    alsoSays: [/PRC licence/],
  },
  {
    kind: 'a rental',
    query: 'status=For+Rent',
    isWanted: ({ price_sort: price }: ListingDetail) => price !== null,
    alsoSays: [/₱[\d,]+\/month/, /For rent/],
  },
])('$kind: every word of its page', async ({ query, isWanted, alsoSays }) => {
  const listing = await findListing(query, isWanted)
  visitor = await createVisitor()
  const { page } = visitor
  await visitor.open(`/listing/${listing.slug}/`)
  const text = await page.getByRole('main').innerText()
  expect(wordsOf(listing).filter((word) => !text.includes(word))).toEqual([])
  expect(alsoSays.filter((words) => !words.test(text))).toEqual([])
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect
    .poll(() => crumbs.getByRole('listitem').allInnerTexts())
    .toEqual(['Home', ...(listing.areas ?? []).map((area) => area.name), listing.name])
  const link = (noun: string, slug: string | null) => page.getByRole('main').locator(`a[href="/${noun}/${slug}/"]`)
  expect(await link('project', listing.project_slug).count()).toBe(listing.project_slug === null ? 0 : 1)
  expect(await link('developer', listing.developer_slug).count()).toBe(listing.developer_slug === null ? 0 : 1)
  // Rich text arrives as elements, and as nothing that could run.
  const details = page.getByRole('region', { name: 'About this place' })
  await expect.poll(() => details.locator('p, li').count()).toBeGreaterThan(0)
  expect(visitor.problems).toEqual([])
})
