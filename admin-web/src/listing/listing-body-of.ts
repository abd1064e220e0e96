import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { createListingBody } from '@tahanan/contracts/listing/create-listing-body.ts'
import type { z } from 'zod'
import { placeBodyOf } from '../place/place-draft.ts'
import type { ListingDraft } from './listing-draft.ts'

type ListingBody = z.input<typeof createListingBody>

/** The payload of a form (§3): the fields of its kind, amounts "stored without commas" (§5). */
export function listingBodyOf(draft: ListingDraft): ListingBody {
  const both = {
    name: draft.name,
    is_published: draft.is_published,
    featured: draft.featured,
    location: draft.location,
    ...placeBodyOf(draft),
    show_exact_place: draft.show_exact_place,
    lot_area: draft.lot_area,
    floor_area: draft.floor_area,
    bedroom: draft.bedroom,
    bathroom: draft.bathroom,
    carpark: draft.carpark,
    parking: draft.parking,
    details: draft.details,
    amenities: [...draft.amenities],
    availability: draft.availability,
    broker: draft.broker,
    project: draft.project,
    property_unit_type: draft.property_unit_type,
  }
  if (draft.listing_type === PROJECT_LISTING) {
    return {
      ...both,
      property_status: draft.property_status,
      min_price: draft.min_price,
      max_price: draft.max_price,
      equity_terms: draft.equity_terms,
      equity_percentage: draft.equity_percentage,
      reservation_fee: draft.reservation_fee,
      equity_fixed: draft.has_fixed_equity ? draft.equity_fixed : 0,
      dhsud_lts: draft.dhsud_lts,
    }
  }
  return {
    ...both,
    listing_status: draft.listing_status,
    property_type: draft.property_type,
    property_subtype: draft.property_subtype,
    price: draft.price,
    financing_option: [...draft.financing_option],
    title_number: draft.title_number,
    tax_declaration_number: draft.tax_declaration_number,
    terms_of_payment: draft.terms_of_payment,
    listing_owner: draft.listing_owner,
    owner_of_the_property: draft.owner_of_the_property,
  }
}
