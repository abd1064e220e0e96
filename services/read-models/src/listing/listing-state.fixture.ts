import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'

type ProjectListingState = Extract<ListingState, { readonly listingType: 0 }>
type BrokerageListingState = Extract<ListingState, { readonly listingType: 1 }>

/** A project listing of project 1 that a visitor would see. */
export function buildListingState(overrides: Partial<ProjectListingState> = {}): ProjectListingState {
  const { id = 1 } = overrides
  return {
    ...commonState(id),
    listingType: 0,
    projectId: 1,
    status: 0,
    minPriceCentavos: 3_500_000_00,
    maxPriceCentavos: 4_067_920_00,
    equityTermsMonths: 12,
    equityPercentage: 10,
    equityFixedCentavos: null,
    dhsudLts: null,
    ...overrides,
  }
}

/** A brokerage listing for sale, without a project. */
export function buildBrokerageListingState(overrides: Partial<BrokerageListingState> = {}): BrokerageListingState {
  const { id = 1 } = overrides
  return {
    ...commonState(id),
    listingType: 1,
    projectId: null,
    status: 0,
    propertyType: 0,
    propertySubtype: 1,
    priceCentavos: 5_000_000_00,
    financingOption: [0],
    ...overrides,
  }
}

function commonState(id: number) {
  return {
    id,
    slug: `unit-${id}`,
    oldSlugs: [],
    name: `Unit ${id}`,
    isPublished: true,
    featured: false,
    location: 'Barangay Kapitolyo, Pasig',
    lotAreaSqm: 120,
    floorAreaSqm: 80.5,
    bedroom: 3,
    bathroom: 2,
    carpark: 1,
    parking: true,
    details: '<p>Near everything.</p>',
    amenityIds: [],
    availability: 0 as const,
    soldAt: null,
    brokerId: null,
    unitType: 3,
    reservationFeeCentavos: null,
    createdAt: '2026-01-05T08:00:00.000Z',
    updatedAt: '2026-01-05T08:00:00.000Z',
  }
}
