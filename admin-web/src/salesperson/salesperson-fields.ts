/** Fields whose messages the form shows beside them. */
export const SALESPERSON_FIELDS = [
  'name',
  'position',
  'contact',
  'email',
  'license',
  'socials',
  'broker_id',
  'image',
] as const
