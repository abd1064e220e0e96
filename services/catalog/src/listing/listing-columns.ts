import type { Listing } from './listing.ts'

/** Numbers that pg would hand over as text: centavos stay below 2^53, areas and percentages have two decimals. */
const AS_NUMBER = '::float8'

/** What `app.listing` holds of a listing, and what it reads as. */
export const LISTING_COLUMNS: readonly {
  column: string
  field: Exclude<keyof Listing, 'amenityIds'>
  cast?: string
}[] = [
  { column: 'id', field: 'id' },
  { column: 'version', field: 'version' },
  { column: 'listing_type', field: 'listingType' },
  { column: 'slug', field: 'slug' },
  { column: 'name', field: 'name' },
  { column: 'is_published', field: 'isPublished' },
  { column: 'featured', field: 'featured' },
  { column: 'location', field: 'location' },
  { column: 'area_code', field: 'areaCode' },
  { column: 'is_area_chosen', field: 'isAreaChosen' },
  { column: 'point', field: 'point' },
  { column: 'point_precision', field: 'pointPrecision' },
  { column: 'show_exact_place', field: 'showExactPlace' },
  { column: 'lot_area_sqm', field: 'lotAreaSqm', cast: AS_NUMBER },
  { column: 'floor_area_sqm', field: 'floorAreaSqm', cast: AS_NUMBER },
  { column: 'bedroom', field: 'bedroom' },
  { column: 'bathroom', field: 'bathroom' },
  { column: 'carpark', field: 'carpark' },
  { column: 'parking', field: 'parking' },
  { column: 'details', field: 'details' },
  { column: 'availability', field: 'availability' },
  { column: 'sold_at', field: 'soldAt' },
  { column: 'broker_id', field: 'brokerId' },
  { column: 'project_id', field: 'projectId' },
  { column: 'unit_type', field: 'unitType' },
  { column: 'reservation_fee_centavos', field: 'reservationFeeCentavos', cast: AS_NUMBER },
  { column: 'status', field: 'status' },
  { column: 'min_price_centavos', field: 'minPriceCentavos', cast: AS_NUMBER },
  { column: 'max_price_centavos', field: 'maxPriceCentavos', cast: AS_NUMBER },
  { column: 'equity_terms_months', field: 'equityTermsMonths' },
  { column: 'equity_percentage', field: 'equityPercentage', cast: AS_NUMBER },
  { column: 'equity_fixed_centavos', field: 'equityFixedCentavos', cast: AS_NUMBER },
  { column: 'dhsud_lts', field: 'dhsudLts' },
  { column: 'property_type', field: 'propertyType' },
  { column: 'property_subtype', field: 'propertySubtype' },
  { column: 'price_centavos', field: 'priceCentavos', cast: AS_NUMBER },
  { column: 'financing_option', field: 'financingOption' },
  { column: 'title_number', field: 'titleNumber' },
  { column: 'tax_declaration_number', field: 'taxDeclarationNumber' },
  { column: 'terms_of_payment', field: 'termsOfPayment' },
  { column: 'listing_owner', field: 'listingOwner' },
  { column: 'owner_of_the_property', field: 'ownerOfTheProperty' },
  { column: 'created_at', field: 'createdAt' },
  { column: 'updated_at', field: 'updatedAt' },
]
