import type { ListingState } from '@tahanan/contracts/listing/listing-state.ts'
import { buildOfferState } from './offer-state.fixture.ts'

type BrokerageListingState = Extract<ListingState, { readonly listingType: 1 }>

/** A brokerage listing for sale, without a project. */
export function buildBrokerageListingState(overrides: Partial<BrokerageListingState> = {}): BrokerageListingState {
  const { id = 1 } = overrides
  return {
    ...buildOfferState(id),
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
