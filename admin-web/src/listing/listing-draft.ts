import type { ListingType } from '@tahanan/contracts/listing/listing-type.ts'
import type { PlaceDraft } from '../place/place-draft.ts'

/**
 * The listing form as it is filled in, both kinds merged like the payload of §3. Codes are numbers, -1 for no unit type;
 * amounts, areas and counts are plain digits as typed, empty for none.
 */
export interface ListingDraft extends PlaceDraft, Readonly<Record<string, unknown>> {
  readonly listing_type: ListingType
  readonly name: string
  readonly is_published: boolean
  readonly featured: boolean
  readonly location: string
  readonly show_exact_place: boolean
  readonly lot_area: string
  readonly floor_area: string
  readonly bedroom: string
  readonly bathroom: string
  readonly carpark: string
  readonly parking: boolean
  readonly details: string
  readonly amenities: readonly number[]
  readonly availability: number
  readonly broker: number | null
  readonly project: number | null
  readonly property_type: number
  readonly property_subtype: number
  readonly property_unit_type: number

  readonly property_status: number
  readonly min_price: string
  readonly max_price: string
  readonly equity_terms: string
  readonly equity_percentage: string
  readonly reservation_fee: string
  /** "Add a fixed equity" (§4). */
  readonly has_fixed_equity: boolean
  readonly equity_fixed: string
  readonly dhsud_lts: string

  readonly listing_status: number
  readonly price: string
  readonly financing_option: readonly number[]
  readonly title_number: string
  readonly tax_declaration_number: string
  readonly terms_of_payment: string
  readonly listing_owner: string
  readonly owner_of_the_property: string
}
