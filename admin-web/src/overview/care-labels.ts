import type { ListingWarning } from '@tahanan/contracts/listing/listing-rules.ts'
import type { PersonAttention } from '@tahanan/contracts/attention/attention.endpoints.ts'

/** What a listing lacks, in two or three words; the whole message stands beside it. */
export const LISTING_CARE_LABELS: Readonly<Record<ListingWarning['code'], string>> = {
  no_authority: 'No authority',
  authority_lapsed: 'Authority lapsed',
  placeholder_lts: 'Placeholder LTS',
  default_price: 'Default price',
  unit_type_not_offered: 'Unit type not offered',
  no_pictures: 'No pictures',
}

export const PERSON_CARE_LABELS: Readonly<Record<PersonAttention['reasons'][number]['code'], string>> = {
  license_missing: 'Licence missing',
  license_lapsed: 'Licence lapsed',
  license_ending: 'Licence ending',
  too_many_salespersons: 'Too many salespersons',
}
