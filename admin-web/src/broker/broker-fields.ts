/** Fields whose messages the form shows beside them. */
export const BROKER_FIELDS = [
  'name',
  'position',
  'contact',
  'email',
  'license',
  'socials',
  'office_address',
  'realty_id',
  'image',
] as const
