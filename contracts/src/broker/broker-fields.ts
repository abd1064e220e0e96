import type { PersonFields } from '../person/person-fields.ts'

/** What staff set on a broker (decision 97). */
export interface BrokerFields extends PersonFields {
  readonly officeAddress: string
  /** The firm; null for none. */
  readonly realtyId: number | null
}

/** Fields to set: one that is absent or undefined stays as it is. */
export type BrokerChanges = { readonly [Field in keyof BrokerFields]?: BrokerFields[Field] | undefined }
