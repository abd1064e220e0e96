import { createListingBody } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { equityProblems } from '@tahanan/contracts/money/equity.ts'
import { centavosFromPesos } from '@tahanan/contracts/money/pesos.ts'
import { createProjectBody } from '@tahanan/contracts/project/project.ts'
import { bedroomRule } from '@tahanan/contracts/property/property-rules.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES, subtypesForType } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES, unitTypesFor } from '@tahanan/contracts/property/unit-type.ts'
import { describe, expect, test } from 'vitest'
import { buildDemoWorld } from './demo-world.fixture.ts'
import { demoListing } from './demo-listing.ts'
import { demoListings } from './seed-demo.ts'

const world = buildDemoWorld()
const listings = [...demoListings(600, world)]
const projectListings = listings.filter((listing) => listing.listing_type === 0)
const brokerageListings = listings.filter((listing) => listing.listing_type === 1)
const projectOf = (id: unknown) => world.projects.find((project) => project.id === id)?.form
const codes = (labels: readonly string[]) => [...labels.keys()]
const distinct = (values: readonly unknown[]) => [...new Set(values)].toSorted((a, b) => Number(a) - Number(b))

test('the same listing comes out of any position, count and run', () => {
  expect(demoListing(577, buildDemoWorld())).toEqual(listings[577])
  expect([...demoListings(20, world)]).toEqual(listings.slice(0, 20))
})

test('every payload is what the forms take', () => {
  for (const project of world.projects)
    expect(createProjectBody.safeParse(project.form)).toMatchObject({ success: true })
  for (const listing of listings) expect(createListingBody.safeParse(listing)).toMatchObject({ success: true })
})

describe('over every value of §3', () => {
  const brokerage = (field: 'property_type' | 'property_subtype' | 'property_unit_type' | 'brokerage_type') =>
    distinct(brokerageListings.map((listing) => listing[field]))

  test('brokerage listings', () => {
    expect(brokerage('property_type')).toEqual(codes(PROPERTY_TYPES))
    expect(brokerage('property_subtype')).toEqual(codes(PROPERTY_SUBTYPES))
    expect(brokerage('property_unit_type')).toEqual([-1, ...codes(UNIT_TYPES)])
    expect(brokerage('brokerage_type')).toEqual([0, 1])
    expect(distinct(brokerageListings.flatMap((listing) => listing.financing_option ?? []))).toEqual(
      codes(FINANCING_OPTIONS),
    )
  })

  test('projects, in every pair that the form offers', () => {
    const pairs = distinct(world.projects.map(({ form }) => form.property_type * 10 + form.property_subtype))
    const offered = codes(PROPERTY_TYPES).flatMap((type) => subtypesForType(type).map((subtype) => type * 10 + subtype))
    expect(pairs).toEqual(distinct(offered))
    expect(distinct(world.projects.flatMap(({ form }) => form.property_unit_type))).toEqual(codes(UNIT_TYPES))
  })

  test('project listings', () => {
    expect(distinct(projectListings.map((listing) => listing.property_unit_type))).toEqual([-1, ...codes(UNIT_TYPES)])
    expect(distinct(projectListings.map((listing) => listing.property_status))).toEqual([0, 1])
    expect(distinct(projectListings.map((listing) => projectOf(listing.project)?.property_type))).toEqual(
      codes(PROPERTY_TYPES),
    )
  })

  test('both kinds with and without the rarer things', () => {
    for (const kind of [projectListings, brokerageListings]) {
      expect(distinct(kind.map((listing) => listing.availability))).toEqual([0, 1])
      expect(new Set(kind.map((listing) => listing.featured)).size).toBe(2)
      expect(new Set(kind.map((listing) => listing.is_published)).size).toBe(2)
    }
    expect(new Set(brokerageListings.map((listing) => listing.project === null)).size).toBe(2)
    expect(brokerageListings.some((listing) => listing.price === null)).toBe(true)
    expect(projectListings.some((listing) => Number(listing.equity_fixed) > 0)).toBe(true)
  })
})

test('types, subtypes and unit types go together as the forms have them', () => {
  for (const listing of listings) {
    const project = projectOf(listing.project)
    const type = Number(project?.property_type ?? listing.property_type)
    const subtype = Number(project?.property_subtype ?? listing.property_subtype)
    expect(subtypesForType(type)).toContain(subtype)
    expect(listing.property_type ?? type).toBe(type)
    const offered = project?.property_unit_type ?? unitTypesFor(type, subtype)
    expect(offered.length === 0 ? [-1] : offered).toContain(listing.property_unit_type)
    const fixed = bedroomRule(subtype, Number(listing.property_unit_type)).bedroom
    expect(listing.bedroom).toBe(fixed ?? listing.bedroom)
  }
})

test('what is ready for occupancy was completed, what is pre-selling will be', () => {
  const today = '2026-03-01'
  for (const listing of projectListings) {
    const completed = String(projectOf(listing.project)?.completion_date) <= today
    expect(listing.property_status).toBe(completed ? 1 : 0)
  }
  expect(new Set(world.projects.map(({ isBuilt }) => isBuilt)).size).toBe(2)
})

test('payment terms are such as staff may save', () => {
  for (const listing of projectListings) {
    const fee = listing.reservation_fee ?? projectOf(listing.project)?.reservation_fee ?? 0
    const problems = equityProblems({
      minPriceCentavos: centavosFromPesos(Number(listing.min_price)),
      maxPriceCentavos: centavosFromPesos(Number(listing.max_price)),
      equityPercentage: Number(listing.equity_percentage),
      equityTermsMonths: Number(listing.equity_terms),
      reservationFeeCentavos: centavosFromPesos(Number(fee)),
      equityFixedCentavos: null,
    })
    expect(problems).toEqual({})
  }
})

test('rentals say what moving in takes, and nothing else does', () => {
  for (const { brokerage_type: status, deposit_months: deposit, advance_months: advance } of brokerageListings) {
    const months = Number(deposit ?? 0) + Number(advance ?? 0)
    if (status === 1) expect(months).toBeGreaterThan(0)
    else expect([deposit, advance]).toEqual([null, null])
  }
})

test('sentences are whole, and names stay within a line', () => {
  for (const listing of listings) {
    expect(`${listing.details}${listing.name}`).not.toMatch(/undefined|null|NaN|[{}]| {2}/)
    expect(listing.name?.length).toBeLessThan(140)
  }
})

test('prices are such as people ask', () => {
  const prices = listings.flatMap((listing) =>
    listing.price === null ? [] : Number(listing.price ?? listing.min_price),
  )
  const sorted = prices.toSorted((a, b) => a - b)
  expect(sorted[0]).toBeGreaterThanOrEqual(3_000)
  expect(sorted.at(-1)).toBeLessThan(2_000_000_000)
})
