import type { ListingEdit } from '@tahanan/contracts/listing/listing-edit.ts'
import { digitsText } from '../form/digits-text.ts'
import { placeDraftOf } from '../place/place-draft.ts'
import type { ListingDraft } from './listing-draft.ts'
import { newListingDraft } from './new-listing-draft.ts'

/** The form of a listing that is there already; fields of the other kind keep what a new listing would start with. */
export function listingDraftOf(listing: ListingEdit): ListingDraft {
  return {
    ...newListingDraft(listing.type, listing.broker_id),
    name: listing.name,
    is_published: listing.is_published,
    featured: listing.featured,
    location: listing.location,
    ...placeDraftOf(listing),
    show_exact_place: listing.show_exact_place,
    lot_area: digitsText(listing.lot_area),
    floor_area: digitsText(listing.floor_area),
    bedroom: digitsText(listing.bedroom),
    bathroom: digitsText(listing.bathroom),
    carpark: digitsText(listing.carpark),
    parking: listing.parking,
    details: listing.details,
    amenities: listing.amenities.map(({ id }) => id).toSorted((a, b) => a - b),
    availability: listing.availability,
    project: listing.project,
    ...projectFields(listing.project_listing),
    ...brokerageFields(listing.brokerage_listing),
  }
}

function projectFields(listing: ListingEdit['project_listing']): Partial<ListingDraft> {
  if (listing === null) return {}
  return {
    property_type: listing.property_type,
    property_subtype: listing.property_subtype,
    property_unit_type: listing.property_unit_type,
    property_status: listing.property_status,
    min_price: digitsText(listing.minimum_price),
    max_price: digitsText(listing.maximum_price),
    equity_terms: digitsText(listing.equity_terms),
    equity_percentage: digitsText(listing.equity_percentage),
    reservation_fee: digitsText(listing.reservation_fee),
    has_fixed_equity: listing.equity_fixed > 0,
    equity_fixed: digitsText(listing.equity_fixed),
    dhsud_lts: listing.dhsud_lts ?? '',
  }
}

function brokerageFields(listing: ListingEdit['brokerage_listing']): Partial<ListingDraft> {
  if (listing === null) return {}
  return {
    property_type: listing.property_type,
    property_subtype: listing.property_subtype,
    property_unit_type: listing.property_unit_type,
    listing_status: listing.listing_status,
    price: digitsText(listing.price),
    financing_option: listing.financing_option.toSorted((a, b) => a - b),
    title_number: listing.title_number ?? '',
    tax_declaration_number: listing.tax_declaration_number ?? '',
    terms_of_payment: listing.terms_of_payment ?? '',
    listing_owner: listing.listing_owner ?? '',
    owner_of_the_property: listing.owner_of_the_property ?? '',
  }
}
