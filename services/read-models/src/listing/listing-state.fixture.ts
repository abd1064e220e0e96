import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'
import { buildOfferState } from './offer-state.fixture.ts'

type ProjectListingState = Extract<ListingState, { readonly listingType: 0 }>

/** A project listing of project 1 that a visitor would see. */
export function buildListingState(overrides: Partial<ProjectListingState> = {}): ProjectListingState {
  const { id = 1 } = overrides
  return {
    ...buildOfferState(id),
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
