import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { placeEndpoints } from '@tahanan/contracts/place/place.endpoints.ts'
import { projectEndpoints } from '@tahanan/contracts/project/project.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ListingCalls, openListingCalls } from '../listing/listing-calls.fixture.ts'
import { auditTrail } from '../router/audit-trail.fixture.ts'
import { refusedFields } from '../router/refused-fields.fixture.ts'

let calls: ListingCalls
beforeAll(async () => {
  calls = await openListingCalls()
})
afterAll(() => calls.api.close())

const LAHUG = { code: '730600041', label: 'Lahug, Cebu City', level: 'barangay' }
const LIPA = { code: '401014000', label: 'Lipa City, Batangas', level: 'city' }
const PIN = { latitude: 10.33215, longitude: 123.89671 }

const listing = (id: number) => calls.api.ask(listingEndpoints.fetchEdit, { params: { id } })
const change = (id: number, body: object) => calls.api.request('POST', `/admin/listing/${id}/update/`, { body })

describe('GET /admin/places/', () => {
  test('200 with what a text may name, for every role', async () => {
    const { results } = await calls.api.ask(placeEndpoints.find, { as: 'viewer', query: { q: 'lahug, cebu' } })
    expect(results[0]).toEqual(LAHUG)
  })

  test('200 with nothing for nothing, with twelve at most', async () => {
    expect(await calls.api.ask(placeEndpoints.find)).toEqual({ results: [] })
    expect((await calls.api.ask(placeEndpoints.find, { query: { q: 'san' } })).results).toHaveLength(12)
  })

  test('400 for a text too long, 401 for nobody', async () => {
    const long = await calls.api.request('GET', `/admin/places/?q=${'a'.repeat(201)}`)
    expect([long.status, refusedFields(long)]).toEqual([400, ['q']])
    expect((await calls.api.request('GET', '/admin/places/?q=cebu', { as: 'nobody' })).status).toBe(401)
  })
})

describe('GET /admin/places/resolve/', () => {
  const resolve = (query: Record<string, string>) => calls.api.ask(placeEndpoints.resolve, { as: 'viewer', query })

  test('200 with the area, its point, and what is no area', async () => {
    expect(await resolve({ location: 'Phase 3, Lahug, Cebu City' })).toMatchObject({
      area: LAHUG,
      area_chosen: false,
      point: { latitude: 10.3321, longitude: 123.8967 },
      point_precision: 'barangay',
      rest: 'phase 3',
    })
  })

  test('200 with candidates where several have the name, decided by the text beside it', async () => {
    const { area, candidates } = await resolve({ location: 'San Isidro' })
    expect(area).toBeNull()
    expect(candidates.length).toBeGreaterThan(5)
    expect(await resolve({ location: 'San Isidro', beside: 'House in Cainta, Rizal' })).toMatchObject({
      area: { label: 'San Isidro, Cainta' },
    })
  })

  test('200 without an area for an empty text', async () => {
    expect(await resolve({})).toMatchObject({ area: null, point: null, point_precision: null, candidates: [] })
  })
})

describe('the place of a listing', () => {
  test('is what its location says, and follows it', async () => {
    const { id } = await calls.createBrokerage()
    expect(await listing(id)).toMatchObject({ area: LIPA, area_chosen: false, point_precision: 'city' })
    await change(id, { location: 'Lahug, Cebu City' })
    expect(await listing(id)).toMatchObject({ area: LAHUG, point_precision: 'barangay' })
  })

  test('is what staff chose, until they give it up; published and audited', async () => {
    const { id } = await calls.createBrokerage()
    await change(id, { area_code: LAHUG.code, point: PIN, show_exact_place: true })
    await change(id, { location: 'Davao City' })
    expect(await listing(id)).toMatchObject({
      area: LAHUG,
      area_chosen: true,
      point: PIN,
      point_precision: 'exact',
      show_exact_place: true,
    })
    const [, chosen] = await calls.api.catalog.events(`listing:${id}`)
    expect(chosen?.data).toMatchObject({
      areaCode: LAHUG.code,
      isAreaChosen: true,
      point: PIN,
      pointPrecision: 'exact',
      showExactPlace: true,
    })
    const [, update] = await auditTrail(calls.api.catalog.pool, 'listing', id)
    expect(update?.changes).toMatchObject({ areaCode: { from: LIPA.code, to: LAHUG.code } })
    await change(id, { area_code: null, point: null })
    expect(await listing(id)).toMatchObject({
      area: { label: 'Davao City, Davao del Sur' },
      area_chosen: false,
      point_precision: 'city',
    })
  })

  test('409 for one who chose it in an older version', async () => {
    const { id } = await calls.createBrokerage()
    await change(id, { featured: true })
    expect((await change(id, { area_code: LAHUG.code, version: 1 })).status).toBe(409)
  })

  test.each([
    ['area_code', { area_code: '999999999' }],
    ['area_code', { area_code: 'Lahug' }],
    ['point', { point: { latitude: 123.9, longitude: 10.3 } }],
    ['point', { point: '10.3, 3' }],
    ['point', { point: { latitude: 10.3 } }],
    ['show_exact_place', { show_exact_place: 'yes' }],
  ])('400 on %s for %j', async (field, body) => {
    const { id } = await calls.createBrokerage()
    const reply = await change(id, body)
    expect([reply.status, refusedFields(reply)]).toEqual([400, [field]])
  })

  test('is its project’s, now and after that has moved, while it has its location', async () => {
    const { condoProjectId } = calls.parents
    const { id } = await calls.createUnit({ location: 'Mandaluyong' })
    await calls.api.ask(projectEndpoints.update, {
      params: { id: condoProjectId },
      body: { point: '14.58, 121.05' },
    })
    expect(await listing(id)).toMatchObject({ point: { latitude: 14.58, longitude: 121.05 }, point_precision: 'exact' })
  })
})

describe('the place of a project', () => {
  const update = (body: object) =>
    calls.api.request('PATCH', `/admin/projects/${calls.parents.lotProjectId}/`, { body })

  test('is what its location says, or what staff chose', async () => {
    expect((await update({ location: 'Lipa' })).body).toMatchObject({ area: LIPA, area_chosen: false })
    expect((await update({ area_code: LAHUG.code })).body).toMatchObject({ area: LAHUG, area_chosen: true })
    expect((await update({ location: 'Davao City' })).body).toMatchObject({ area: LAHUG, area_chosen: true })
    const [latest] = (await calls.api.catalog.events(`project:${calls.parents.lotProjectId}`)).toReversed()
    expect(latest?.data).toMatchObject({ location: 'Davao City', areaCode: LAHUG.code, pointPrecision: 'barangay' })
    expect((await update({ area_code: '' })).body).toMatchObject({ area: { label: 'Davao City, Davao del Sur' } })
  })

  test('400 for an area that there is not', async () => {
    const reply = await update({ area_code: '999999999' })
    expect([reply.status, refusedFields(reply)]).toEqual([400, ['area_code']])
  })
})
