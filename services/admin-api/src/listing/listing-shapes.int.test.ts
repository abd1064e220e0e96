import { exportEndpoints } from '@tahanan/contracts/export/export.endpoints.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListingCalls, openListingCalls } from './listing-calls.fixture.ts'

const { get, update, fetchCreateData, fetchEdit, fetchView } = listingEndpoints

let calls: ListingCalls
beforeAll(async () => {
  calls = await openListingCalls()
})
afterAll(() => calls.api.close())

test('edit: codes, one kind nested, document lists there and empty', async () => {
  const { id } = await calls.createBrokerage({
    listing_status: 1,
    property_type: 0,
    property_subtype: 2,
    unit_type: 6,
    price: '₱25,000',
    financing_option: [3],
    amenities: [...calls.parents.amenityIds],
    broker: 4,
  })
  expect(await calls.api.ask(fetchEdit, { params: { id } })).toEqual({
    id,
    slug: `house-in-lipa-${id}`,
    version: 1,
    name: 'House in Lipa',
    type: 1,
    is_published: true,
    featured: false,
    location: 'Lipa, Batangas',
    area: { code: '401014000', label: 'Lipa City, Batangas', level: 'city' },
    area_chosen: false,
    point: { latitude: 13.9458, longitude: 121.1805 },
    point_precision: 'city',
    show_exact_place: false,
    lot_area: null,
    floor_area: null,
    bedroom: 1,
    bathroom: null,
    carpark: null,
    year_built: null,
    parking: false,
    project: null,
    details: '',
    amenities: [
      { id: calls.parents.amenityIds[1], name: 'Gym' },
      { id: calls.parents.amenityIds[0], name: 'Swimming pool' },
    ],
    availability: 0,
    reservation_fee: null,
    broker_id: 4,
    pictures: [],
    project_listing: null,
    brokerage_listing: {
      project: null,
      property_type: 0,
      property_subtype: 2,
      property_unit_type: 6,
      unit_type: 6,
      brokerage_type: 1,
      listing_status: 1,
      price: 25_000,
      deposit_months: null,
      advance_months: null,
      financing_option: [3],
      title_number: null,
      tax_declaration_number: null,
      terms_of_payment: null,
      listing_owner: 'A. Reyes',
      owner_of_the_property: 'B. Cruz',
      title: [],
      tax_declaration: [],
      sketch_plan: [],
      authority_to_lease: [],
    },
    warnings: [
      {
        code: 'no_authority',
        field: 'authority_to_lease',
        message: 'There is no authority to lease. Upload the owner’s written one.',
      },
      { code: 'no_pictures', field: 'pictures', message: 'There is no picture. Visitors see a placeholder.' },
    ],
  })
})

test('edit of a project listing: equity as decision 36 reads it', async () => {
  const { id } = await calls.createUnit({
    minimum_price: 4_000_000,
    maximum_price: '4,067,920',
    equity_percentage: 10,
    equity_terms: 12,
    reservation_fee: 20_000,
    equity_fixed: 0,
  })
  const { project_listing: nested, brokerage_listing: other } = await calls.api.ask(fetchEdit, { params: { id } })
  expect(other).toBeNull()
  expect(nested).toMatchObject({
    project: calls.parents.condoProjectId,
    property_type: 0,
    property_subtype: 2,
    property_unit_type: 7,
    property_status: 0,
    minimum_price: 4_000_000,
    maximum_price: 4_067_920,
    equity_fixed: 0,
    total_equity: 406_792,
    net_equity: 386_792,
    monthly_equity: 32_232.67,
    loanable_amount: 3_661_128,
  })
})

test('the year it was built: from 1800 to the next one, null where nobody knows', async () => {
  const nextYear = new Date().getUTCFullYear() + 1
  const { id } = await calls.createBrokerage({ year_built: '1987' })
  expect(await calls.api.ask(fetchEdit, { params: { id } })).toMatchObject({ year_built: 1987 })
  expect(await calls.api.ask(fetchView, { params: { id } })).toMatchObject({ year_built: 1987 })
  const events = await calls.api.catalog.pool.query<{ year: number | null }>(
    `select (value::jsonb->'data'->>'yearBuilt')::integer as year from app.outbox where key = $1`,
    [`listing:${id}`],
  )
  expect(events.rows).toEqual([{ year: 1987 }])
  const csv = (await calls.api.ask(exportEndpoints.table, { params: { table: 'listings' } })).split('\r\n')
  const column = csv[0]?.split(',').indexOf('year_built') ?? -1
  expect(column).toBeGreaterThan(0)
  expect(csv.find((line) => line.startsWith(`${id},`))).toContain(',1987,')
  for (const year_built of [1799, nextYear + 2, 2001.5, 'old', true]) {
    const path = `/admin/listing/${id}/update/`
    const { status, body } = await calls.api.request('POST', path, { body: { year_built } })
    expect([status, Object.keys(Object(body))]).toEqual([400, ['year_built']])
  }
  await calls.api.ask(update, { params: { id }, body: { year_built: '' } })
  expect(await calls.api.ask(fetchEdit, { params: { id } })).toMatchObject({ year_built: null })
})

test('what moving in takes: months of deposit and advance, null where nobody knows', async () => {
  const { id } = await calls.createBrokerage({
    listing_status: 1,
    price: 25_000,
    deposit_months: '2',
    advance_months: 1,
  })
  const nested = { brokerage_listing: { deposit_months: 2, advance_months: 1 } }
  expect(await calls.api.ask(fetchEdit, { params: { id } })).toMatchObject(nested)
  expect(await calls.api.ask(fetchView, { params: { id } })).toMatchObject(nested)
  const events = await calls.api.catalog.pool.query<{ months: string[] }>(
    `select array[value::jsonb->'data'->>'depositMonths', value::jsonb->'data'->>'advanceMonths'] as months
     from app.outbox where key = $1`,
    [`listing:${id}`],
  )
  expect(events.rows).toEqual([{ months: ['2', '1'] }])
  const csv = (await calls.api.ask(exportEndpoints.table, { params: { table: 'listings' } })).split('\r\n')
  const column = csv[0]?.split(',').indexOf('deposit_months') ?? -1
  expect(column).toBeGreaterThan(0)
  expect(csv.find((line) => line.startsWith(`${id},`))).toContain(',2,1,')
  for (const deposit_months of [-1, 25, 1.5, 'two', true]) {
    const path = `/admin/listing/${id}/update/`
    const { status, body } = await calls.api.request('POST', path, { body: { deposit_months } })
    expect([status, Object.keys(Object(body))]).toEqual([400, ['deposit_months']])
  }
  await calls.api.ask(update, { params: { id }, body: { deposit_months: '' } })
  expect(await calls.api.ask(fetchEdit, { params: { id } })).toMatchObject({
    brokerage_listing: { deposit_months: null, advance_months: 1 },
  })
})

test('view: labels, price texts, the project’s names, fee and licence', async () => {
  const { id } = await calls.createUnit({
    min_price: 1_500_000,
    max_price: 2_000_000,
    property_status: 1,
    equity_percentage: 10,
  })
  const view = await calls.api.ask(fetchView, { params: { id }, as: 'viewer' })
  expect(view).toMatchObject({
    type: 0,
    project_name: 'Dakila Towers',
    developer_name: 'Amihan Land',
    developer_slug: `amihan-land-${calls.parents.developerId}`,
    price: '₱1.5M – ₱2M',
    price_full: '₱1,500,000 – ₱2,000,000',
    property_type: 'Residential',
    property_subtype: 'Condominium',
    property_unit_type: 'Two-bedroom',
    unit_type: 'Two-bedroom',
    property_status: 'Ready for occupancy',
    availability: 'Available',
    bedroom: 2,
    project_amenities: [{ name: 'Swimming pool' }],
    project_listing: {
      reservation_fee: 25_000,
      dhsud_lts: 'LTS 0034567',
      total_equity: 200_000,
      financing_option: [0],
    },
    brokerage_listing: null,
  })
  expect(await calls.api.ask(get, { params: { id } })).toEqual(view)
})

test('view of a rental shows a monthly price (decision 43) and the owners', async () => {
  const { id } = await calls.createBrokerage({ listing_status: 1, price: 25_000, availability: 1 })
  expect(await calls.api.ask(fetchView, { params: { id } })).toMatchObject({
    price_full: '₱25,000/month',
    property_status: 'For Rent',
    availability: 'Sold',
    monthly_equity: null,
    brokerage_listing: { owner_of_the_property: 'B. Cruz', title: [] },
  })
})

test('fetch_create_data: codes, unit types as a list of id and name, the default broker', async () => {
  const data = await calls.api.ask(fetchCreateData)
  expect(data.projects).toEqual([
    expect.objectContaining({ name: 'Bukid Estates', property_subtype: 0, property_unity_type: [] }),
    {
      id: calls.parents.condoProjectId,
      name: 'Dakila Towers',
      property_type: 0,
      property_subtype: 2,
      location: 'Mandaluyong',
      property_unity_type: [
        { id: 5, name: 'Studio' },
        { id: 7, name: 'Two-bedroom' },
      ],
      dhsud_lts: 'LTS 0034567',
      reservation_fee: 25_000,
    },
  ])
  expect(data.amenities.map(({ name }) => name)).toEqual(['Gym', 'Swimming pool'])
  expect(data.default_broker_id).toBe(4)
})
