import type { ListingChanges } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { BROKERAGE_LISTING, type ListingType, PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import {
  AGRICULTURAL,
  BUILDING,
  COMMERCIAL,
  CONDOMINIUM,
  HOUSE_AND_LOT,
  LOT_ONLY,
  RESIDENTIAL,
} from '@tahanan/contracts/property/property-type.ts'
import { STUDIO, THREE_BEDROOM, TWO_BEDROOM } from '@tahanan/contracts/property/unit-type.ts'
import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { describe, expect, test } from 'vitest'
import { newListingContent } from './create-listing.ts'
import { decideListing } from './decide-listing.ts'
import type { ChosenProject, ListingContent } from './listing.ts'

const condoProject: ChosenProject = {
  id: 7,
  propertyType: RESIDENTIAL,
  propertySubtype: CONDOMINIUM,
  unitTypes: [STUDIO, TWO_BEDROOM],
  location: 'Mandaluyong',
  dhsudLts: 'LTS 1',
}
const lotProject: ChosenProject = { ...condoProject, propertySubtype: LOT_ONLY, unitTypes: [] }
const minimal: ListingChanges = { name: 'Unit 4B', location: 'Makati' }
const owned: ListingChanges = { ...minimal, listingOwner: 'A. Reyes', ownerOfTheProperty: 'B. Cruz' }

interface Situation {
  readonly listingType?: ListingType
  readonly changes?: ListingChanges
  readonly project?: ChosenProject | null | undefined
  readonly hasBroker?: boolean
  readonly amenityIds?: readonly number[]
  readonly stored?: ListingContent
}

function decide(situation: Situation): ListingContent {
  const { listingType = BROKERAGE_LISTING, changes = {}, stored, hasBroker = true, amenityIds = [] } = situation
  const project = 'project' in situation ? situation.project : null
  return decideListing({
    current: stored ?? newListingContent(listingType),
    isNew: stored === undefined,
    changes: stored === undefined ? { ...owned, ...changes } : changes,
    references: { project, hasBroker, amenityIds },
  })
}

const ofProject = (changes: ListingChanges = {}, project: ChosenProject | null | undefined = condoProject) =>
  decide({ listingType: PROJECT_LISTING, project, changes: { projectId: 7, unitType: TWO_BEDROOM, ...changes } })

function problems(work: () => unknown): FieldMessages {
  try {
    work()
  } catch (error) {
    if (error instanceof InvalidInput) return error.fields
    throw error
  }
  return {}
}

describe('what is required (§5)', () => {
  test('of a brokerage listing', () => {
    const changes = { name: '', location: '', listingOwner: null, ownerOfTheProperty: null }
    expect(problems(() => decide({ changes }))).toEqual({
      name: ['Field is required'],
      location: ['Field is required'],
      listing_owner: ['Field is required'],
      owner_of_the_property: ['Field is required'],
    })
  })

  test('of a project listing', () => {
    expect(problems(() => ofProject({ projectId: null, unitType: null }, null))).toEqual({
      project: ['Field is required'],
    })
    expect(problems(() => ofProject({ unitType: null }))).toEqual({ property_unit_type: ['Field is Required'] })
  })

  test('an update cannot take it away', () => {
    const stored = decide({})
    expect(problems(() => decide({ stored, changes: { ownerOfTheProperty: null, location: '' } }))).toEqual({
      location: ['Field is required'],
      owner_of_the_property: ['Field is required'],
    })
  })

  test('what is referred to exists', () => {
    const changes = { brokerId: 9, amenityIds: [1, 2, 3], projectId: 99 }
    expect(problems(() => decide({ changes, project: undefined, hasBroker: false, amenityIds: [2] }))).toEqual({
      project: ['There is no project 99.'],
      broker: ['There is no broker 9.'],
      amenities: ['There is no amenity 1.', 'There is no amenity 3.'],
    })
  })
})

describe('type and subtype', () => {
  test('another type resets the subtype, as the form does', () => {
    expect(decide({})).toMatchObject({ propertyType: RESIDENTIAL, propertySubtype: HOUSE_AND_LOT })
    expect(decide({ changes: { propertyType: COMMERCIAL } })).toMatchObject({ propertySubtype: LOT_ONLY })
    expect(decide({ changes: { propertyType: AGRICULTURAL } })).toMatchObject({ propertySubtype: LOT_ONLY })
    const stored = decide({ changes: { propertyType: COMMERCIAL, propertySubtype: BUILDING } })
    expect(decide({ stored, changes: { propertyType: RESIDENTIAL } })).toMatchObject({ propertySubtype: HOUSE_AND_LOT })
  })

  test('a subtype that the type does not offer is refused, and told what it offers', () => {
    const changes = { propertyType: COMMERCIAL, propertySubtype: CONDOMINIUM }
    expect(problems(() => decide({ changes }))).toEqual({
      property_subtype: ['Commercial offers 3 Building, 4 Hotel, 5 Resort, 0 Lot Only.'],
    })
  })

  test('a project locks them to its own', () => {
    const changes = { projectId: 7, propertyType: COMMERCIAL, propertySubtype: BUILDING, unitType: STUDIO }
    expect(decide({ project: condoProject, changes })).toMatchObject({
      propertyType: RESIDENTIAL,
      propertySubtype: CONDOMINIUM,
    })
    expect(ofProject()).toMatchObject({ propertyType: null, propertySubtype: null })
  })
})

describe('unit types', () => {
  test('Lot Only and non-residential clear them', () => {
    expect(decide({ changes: { propertySubtype: LOT_ONLY, unitType: 3 } }).unitType).toBeNull()
    expect(
      decide({ changes: { propertyType: COMMERCIAL, propertySubtype: BUILDING, unitType: 3 } }).unitType,
    ).toBeNull()
    expect(ofProject({ unitType: TWO_BEDROOM }, lotProject).unitType).toBeNull()
  })

  test('one of another subtype is refused when it is chosen, and cleared when the subtype moves away from it', () => {
    expect(problems(() => decide({ changes: { propertySubtype: CONDOMINIUM, unitType: 3 } }))).toHaveProperty(
      'property_unit_type',
    )
    const stored = decide({ changes: { unitType: 3 } })
    expect(decide({ stored, changes: { propertySubtype: CONDOMINIUM, unitType: 3 } }).unitType).toBeNull()
  })

  test('one that the project does not offer is refused', () => {
    expect(problems(() => ofProject({ unitType: THREE_BEDROOM }))).toEqual({
      property_unit_type: ['The project offers 5 Studio, 7 Two-bedroom.'],
    })
  })

  test('one that the project stopped offering does not block other edits (decision 58)', () => {
    const stored = ofProject()
    const project = { ...condoProject, unitTypes: [STUDIO] }
    const edit = { stored, listingType: PROJECT_LISTING, project } as const
    expect(decide({ ...edit, changes: { featured: true, unitType: TWO_BEDROOM } }).unitType).toBe(TWO_BEDROOM)
    expect(problems(() => decide({ ...edit, changes: { unitType: THREE_BEDROOM } }))).toHaveProperty(
      'property_unit_type',
    )
    expect(problems(() => decide({ ...edit, changes: { projectId: 8 } }))).toHaveProperty('property_unit_type')
  })

  test('one that is missing since the project got unit types does not block other edits (decision 58)', () => {
    const stored = { ...ofProject(), unitType: null }
    const edit = { stored, listingType: PROJECT_LISTING, project: condoProject } as const
    expect(decide({ ...edit, changes: { isPublished: false, unitType: null } }).isPublished).toBe(false)
    expect(problems(() => decide({ ...edit, changes: { projectId: 8 } }))).toEqual({
      property_unit_type: ['Field is Required'],
    })
  })
})

describe('rooms are normalised whatever is sent (decision 57)', () => {
  const rooms = { bedroom: 4, bathroom: 2, carpark: 1, floorAreaSqm: 80 }

  test('the unit type fixes the bedrooms', () => {
    expect(ofProject({ ...rooms })).toMatchObject({ bedroom: 2, bathroom: 2, parking: true })
    expect(ofProject({ ...rooms, unitType: STUDIO }).bedroom).toBe(0)
  })

  test('Lot Only has none', () => {
    expect(decide({ changes: { ...rooms, propertySubtype: LOT_ONLY } })).toMatchObject({
      bedroom: 0,
      bathroom: 0,
      carpark: 0,
      floorAreaSqm: 0,
    })
  })

  test('a building keeps real values (decision 56)', () => {
    expect(decide({ changes: { ...rooms, propertyType: COMMERCIAL, propertySubtype: BUILDING } })).toMatchObject(rooms)
  })
})

test('payment terms are checked (decision 38)', () => {
  const terms = { minPriceCentavos: 300, maxPriceCentavos: 200, equityTermsMonths: 0, equityPercentage: 101 }
  const fields = Object.keys(problems(() => ofProject(terms)))
  expect(fields.toSorted()).toEqual(['equity_percentage', 'equity_terms', 'max_price'])
  const dear = { maxPriceCentavos: 1_000_000_00, equityPercentage: 10, reservationFeeCentavos: 200_000_00 }
  expect(problems(() => ofProject(dear))).toHaveProperty('reservation_fee')
})

test('a fixed equity of 0 is none (decision 39)', () => {
  expect(ofProject({ equityFixedCentavos: 0 }).equityFixedCentavos).toBeNull()
})

test('fields of the other kind are dropped', () => {
  expect(ofProject({ priceCentavos: 5, titleNumber: 'T-1', listingOwner: 'X', brokerageStatus: 1 })).toMatchObject({
    priceCentavos: null,
    titleNumber: null,
    listingOwner: null,
    status: 0,
  })
  expect(decide({ changes: { minPriceCentavos: 5, equityPercentage: 10, propertyStatus: 1 } })).toMatchObject({
    minPriceCentavos: null,
    equityPercentage: null,
    status: 0,
  })
})

test('a title number is at most 20 characters', () => {
  expect(problems(() => decide({ changes: { titleNumber: 'T'.repeat(21) } }))).toEqual({
    title_number: ['Title Number'],
  })
})

test('details are cleaned, amenities are each there once', () => {
  const content = decide({
    changes: { details: '<p onclick="x()">Hi<script>x()</script></p>', amenityIds: [3, 1, 3] },
    amenityIds: [1, 3],
  })
  expect(content).toMatchObject({ details: '<p>Hi</p>', amenityIds: [1, 3] })
})

test('what an update leaves out stays', () => {
  const stored = decide({ changes: { priceCentavos: 5, brokerageStatus: 1, lotAreaSqm: 9.5, brokerId: 4 } })
  expect(decide({ stored, changes: { priceCentavos: null } })).toEqual({ ...stored, priceCentavos: null })
})
