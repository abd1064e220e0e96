/** What a spreadsheet can say of a brokerage listing; names are those of the listing form (§3). */
export const IMPORT_FIELDS = [
  'name',
  'offer',
  'price',
  'location',
  'latitude',
  'longitude',
  'property_type',
  'property_subtype',
  'unit_type',
  'bedroom',
  'bathroom',
  'carpark',
  'floor_area',
  'lot_area',
  'details',
  'amenities',
  'financing_option',
  'terms_of_payment',
  'title_number',
  'tax_declaration_number',
  'listing_owner',
  'owner_of_the_property',
  'featured',
  'availability',
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]

export function isImportField(text: string): text is ImportField {
  return IMPORT_FIELDS.some((field) => field === text)
}
