/** Fields whose messages the form shows beside them. */
export const PROJECT_FIELDS = [
  'name',
  'developer_id',
  'dhsud_lts',
  'property_type',
  'property_subtype',
  'property_unit_type',
  'amenities',
  'location',
  'area_code',
  'point',
  'details',
  'financing_option',
  'reservation_fee',
  'ad_approval_no',
  'completion_date',
] as const
