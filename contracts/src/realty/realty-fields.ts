import type { Changes } from '../endpoint/changes.ts'

/** What staff set on a realty firm (decision 98). */
export interface RealtyFields {
  readonly name: string
  readonly officeAddress: string
  /** Numbers separated by `/`. */
  readonly contactNumber: string
  readonly contactPerson: string
  readonly email: string
  /** SEC or DTI registration. */
  readonly registrationNo: string
  readonly dhsudRegistration: string
  readonly brokerInChargeId: number | null
  /** Rich text of the allow-list of decision 128. */
  readonly details: string
}

export type RealtyChanges = Changes<RealtyFields>
