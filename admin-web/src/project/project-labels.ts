/** The names of a project's fields. */
export const PROJECT_LABELS = {
  name: 'Project name',
  developer: 'Developer',
  dhsud_lts: 'DHSUD LTS',
  property_type: 'Property type',
  property_subtype: 'Property subtype',
  property_unit_type: 'Unit types',
  amenities: 'Amenities',
  location: 'Location',
  area_code: 'Area',
  point: 'Pin',
  details: 'Details',
  financing_option: 'Financing options',
  reservation_fee: 'Reservation fee',
  ad_approval_no: 'Advertisement approval no.',
  completion_date: 'Completion date',
} as const
