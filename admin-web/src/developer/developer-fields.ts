/** Fields whose messages the form shows beside them. */
export const DEVELOPER_FIELDS = [
  'name',
  'office_address',
  'contact_person',
  'contact_number',
  'details',
  'pictures',
] as const
