import type { Changes } from '../endpoint/changes.ts'
import type { PersonFields } from '../person/person-fields.ts'

/** What staff set on a broker (decision 97). */
export interface BrokerFields extends PersonFields {
  readonly officeAddress: string
  /** The firm; null for none. */
  readonly realtyId: number | null
}

export type BrokerChanges = Changes<BrokerFields>
