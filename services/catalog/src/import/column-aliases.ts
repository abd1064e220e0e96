import type { ImportField } from '@tahanan/contracts/import/import-field.ts'

/**
 * Column names that agencies use, folded (lower case, words apart, units in brackets or at the end taken off). A name
 * stands under one field only; where a file has two columns of one field, the first is taken.
 */
export const COLUMN_ALIASES: Readonly<Record<ImportField, readonly string[]>> = {
  name: ['name', 'title', 'listing', 'listing name', 'property name', 'headline', 'property'],
  offer: ['offer', 'offer type', 'listing status', 'status', 'for', 'sale or rent', 'transaction', 'brokerage type'],
  price: [
    'price',
    'asking price',
    'selling price',
    'rent',
    'rental',
    'monthly rent',
    'amount',
    'contract price',
    'tcp',
  ],
  location: ['location', 'address', 'listing address', 'place', 'city', 'area location', 'property address'],
  latitude: ['latitude', 'lat', 'gps latitude'],
  longitude: ['longitude', 'long', 'lng', 'lon', 'gps longitude'],
  property_type: ['type', 'property type', 'category', 'classification'],
  property_subtype: ['subtype', 'sub type', 'property subtype', 'property sub type'],
  unit_type: ['unit type', 'unit', 'model', 'property unit type'],
  bedroom: ['bedroom', 'bedrooms', 'br', 'beds', 'bed', 'no of bedrooms', 'number of bedrooms'],
  bathroom: ['bathroom', 'bathrooms', 'baths', 'bath', 'toilet and bath', 't b', 'tb', 'cr', 'no of bathrooms'],
  carpark: ['carpark', 'car park', 'parking', 'garage', 'car garage', 'parking slots', 'no of parking'],
  floor_area: ['floor area', 'floor', 'fa', 'floor size', 'building area', 'unit area', 'unit size'],
  lot_area: ['lot area', 'lot', 'la', 'lot size', 'land area', 'land size'],
  details: ['details', 'description', 'remarks', 'notes', 'property details'],
  amenities: ['amenities', 'amenity', 'features', 'facilities', 'inclusions'],
  financing_option: ['financing', 'financing option', 'financing options', 'mode of payment'],
  terms_of_payment: ['terms of payment', 'terms', 'payment terms'],
  title_number: ['title number', 'title no', 'tct', 'tct no', 'cct', 'cct no', 'tct number', 'cct number'],
  tax_declaration_number: ['tax declaration number', 'tax declaration', 'tax declaration no', 'tax dec', 'td no'],
  listing_owner: ['listing owner', 'lister', 'agent', 'listed by'],
  owner_of_the_property: [
    'owner of the property',
    'owner',
    'owners',
    'property owner',
    'owner name',
    'registered owner',
  ],
  featured: ['featured', 'feature'],
  availability: ['availability', 'available', 'sold'],
}
