import type { ImportField } from '@tahanan/contracts/import/import-field.ts'

/** Fields as the listing form calls them. */
export const FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  name: 'Listing name',
  offer: 'Offer (sale or rent)',
  price: 'Price',
  location: 'Location',
  latitude: 'Latitude',
  longitude: 'Longitude',
  property_type: 'Property type',
  property_subtype: 'Property subtype',
  unit_type: 'Unit type',
  bedroom: 'Bedrooms',
  bathroom: 'Bathrooms',
  carpark: 'Carpark',
  floor_area: 'Floor area (sqm)',
  lot_area: 'Lot area (sqm)',
  details: 'Details',
  amenities: 'Amenities',
  financing_option: 'Financing options',
  terms_of_payment: 'Terms of payment',
  title_number: 'Title number',
  tax_declaration_number: 'Tax declaration number',
  listing_owner: 'Listing owner',
  owner_of_the_property: 'Owner of the property',
  featured: 'Featured',
  availability: 'Availability',
}
