import type { PlaceDraft } from '../place/place-draft.ts'

/** The project form as it is filled in: codes as in §3, the fee as plain digits. */
export interface ProjectDraft extends PlaceDraft, Readonly<Record<string, unknown>> {
  readonly name: string
  readonly developer: { readonly id: number; readonly name: string } | null
  readonly dhsud_lts: string
  readonly property_type: number
  readonly property_subtype: number
  readonly property_unit_type: readonly number[]
  readonly amenities: readonly number[]
  readonly location: string
  readonly details: string
  readonly financing_option: readonly number[]
  readonly reservation_fee: string
  readonly ad_approval_no: string
  readonly completion_date: string
}
