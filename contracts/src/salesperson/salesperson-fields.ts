import type { Changes } from '../endpoint/changes.ts'
import type { PersonFields } from '../person/person-fields.ts'

/** What staff set on a salesperson. */
export interface SalespersonFields extends PersonFields {
  /** The broker under whom he or she works (decision 100). */
  readonly brokerId: number
}

export type SalespersonChanges = Changes<SalespersonFields>

/** A new one: without a broker it gets the default one. */
export type SalespersonDraft = Omit<SalespersonFields, 'brokerId'> & { readonly brokerId: number | undefined }
