import type { PersonFields } from '../person/person-fields.ts'

/** What staff set on a salesperson. */
export interface SalespersonFields extends PersonFields {
  /** The broker under whom he or she works (decision 100). */
  readonly brokerId: number
}

/** Fields to set: one that is absent or undefined stays as it is. */
export type SalespersonChanges = { readonly [Field in keyof SalespersonFields]?: SalespersonFields[Field] | undefined }

/** A new one: without a broker it gets the default one. */
export type SalespersonDraft = Omit<SalespersonFields, 'brokerId'> & { readonly brokerId: number | undefined }
