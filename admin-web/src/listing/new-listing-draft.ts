import { NEW_BROKERAGE_LISTING_DEFAULTS } from '@tahanan/contracts/listing/new-brokerage-listing-defaults.ts'
import { NEW_PROJECT_LISTING_DEFAULTS } from '@tahanan/contracts/listing/new-project-listing-defaults.ts'
import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import { AVAILABLE } from '@tahanan/contracts/property/availability.ts'
import { defaultSubtype } from '@tahanan/contracts/property/default-subtype.ts'
import { defaultUnitType } from '@tahanan/contracts/property/default-unit-type.ts'
import { FOR_SALE } from '@tahanan/contracts/property/property-status.ts'
import { RESIDENTIAL } from '@tahanan/contracts/property/property-type.ts'
import { EMPTY_PLACE } from '../place/place-draft.ts'
import type { ListingDraft } from './listing-draft.ts'

/** What an empty listing form holds: the defaults of §9, of both kinds, and the default broker (decision 68). */
export function newListingDraft(listingType: ListingType, defaultBrokerId: number | null): ListingDraft {
  const project = NEW_PROJECT_LISTING_DEFAULTS
  const brokerage = NEW_BROKERAGE_LISTING_DEFAULTS
  const subtype = defaultSubtype(RESIDENTIAL)
  return {
    listing_type: listingType,
    name: '',
    is_published: true,
    featured: false,
    location: '',
    ...EMPTY_PLACE,
    show_exact_place: false,
    lot_area: '',
    floor_area: '',
    bedroom: '',
    bathroom: '',
    carpark: '',
    parking: false,
    details: '',
    amenities: [],
    availability: AVAILABLE,
    broker: defaultBrokerId,
    project: null,
    property_type: RESIDENTIAL,
    property_subtype: subtype,
    property_unit_type: defaultUnitType(RESIDENTIAL, subtype),
    property_status: project.property_status,
    min_price: String(project.min_price),
    max_price: String(project.max_price),
    equity_terms: String(project.equity_terms),
    equity_percentage: String(project.equity_percentage),
    reservation_fee: String(project.reservation_fee),
    has_fixed_equity: false,
    equity_fixed: '0',
    dhsud_lts: '',
    listing_status: FOR_SALE,
    price: String(brokerage.price),
    financing_option: [...brokerage.financing_option],
    title_number: '',
    tax_declaration_number: '',
    terms_of_payment: '',
    listing_owner: '',
    owner_of_the_property: '',
  }
}
